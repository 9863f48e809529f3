import ConfirmCode
import Dispatch
import Foundation
import Streams

/// The app in a terminal: keys in, frames out, on the main queue.
@MainActor final class InteractiveApp {
    private static let spinnerPeriod = DispatchTimeInterval.milliseconds(100)

    private let presenter: SignInPresenter
    private let texts: Texts
    private var renderer: FrameRenderer
    private var terminal: Terminal?
    private var spinner: (any DispatchSourceTimer)?
    private let onEnd: @MainActor (_ status: Int32, _ message: String?) -> Void

    /// Takes over the terminal and starts.
    ///
    /// - Parameter onEnd: Called once the terminal is given back, with the status to exit with and what there is to say.
    init(
        options: Arguments, environment: [String: String],
        onEnd: @escaping @MainActor (_ status: Int32, _ message: String?) -> Void
    ) {
        self.onEnd = onEnd
        texts = options.language.texts
        presenter = SignInPresenter(language: options.language)
        renderer = FrameRenderer(palette: Palette(environment: environment))
        let time = MainScheduler.asyncInstance
        let services = AppServices(options, on: time, store: UserDefaultsAccountStore()) { [weak self] delivery in
            self?.presenter.show(sms: delivery.code)
            self?.draw()
        }
        presenter.signIn = SignIn(services.flow(region: .ofDevice)) { [weak self] output in
            self?.presenter.take(output)
            self?.draw()
        }
        terminal = Terminal { [weak self] event in self?.take(event) }
        if terminal == nil { onEnd(1, "the settings of this terminal cannot be read") }
        draw()
    }

    private func take(_ event: Terminal.Event) {
        switch event {
        case .keys(let keys):
            for key in keys where !obey(presenter.take(key)) { return }
        case .resized, .resumed: renderer.invalidate()
        case .closed: return end(isInterrupt: false)
        }
        draw()
    }

    /// - Returns: False where the app ends.
    private func obey(_ request: SignInPresenter.Request) -> Bool {
        switch request {
        case .nothing: return true
        case .redraw: renderer.invalidate()
        case .suspend: terminal?.suspend()
        case .quit(let isInterrupt):
            end(isInterrupt: isInterrupt)
            return false
        }
        return true
    }

    private func end(isInterrupt: Bool) {
        presenter.signIn?.flush()
        terminal?.leave()
        terminal = nil
        let interrupted = 128 + SIGINT
        onEnd(isInterrupt ? interrupted : 0, presenter.signedIn.map { texts.signedInAs.replacing("%", with: $0) })
    }

    private func draw() {
        guard let terminal else { return }
        let size = terminal.size
        terminal.write(renderer.render(presenter.frame(width: size.width, height: size.height)))
        turnSpinner()
    }

    /// Keeps a timer for the spinner while there is something to wait for.
    private func turnSpinner() {
        guard presenter.isLoading else {
            spinner?.cancel()
            spinner = nil
            return
        }
        guard spinner == nil else { return }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + Self.spinnerPeriod, repeating: Self.spinnerPeriod)
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                self?.presenter.turnSpinner()
                self?.draw()
            }
        }
        timer.activate()
        spinner = timer
    }
}
