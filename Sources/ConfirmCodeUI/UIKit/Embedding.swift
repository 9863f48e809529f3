#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit

    extension UIView {
        /// Adds `view` so that it fills this one.
        func embed(_ view: UIView) {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: leadingAnchor),
                view.trailingAnchor.constraint(equalTo: trailingAnchor),
                view.topAnchor.constraint(equalTo: topAnchor),
                view.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
        }

        /// Puts `parts` one under the other; they scroll above the keyboard where text is large.
        func embedColumn(_ parts: [UIView]) {
            let column = UIStackView(arrangedSubviews: parts)
            column.axis = .vertical
            column.spacing = 16
            let scroll = UIScrollView()
            for view in [column, scroll] { view.translatesAutoresizingMaskIntoConstraints = false }
            addSubview(scroll)
            scroll.addSubview(column)
            NSLayoutConstraint.activate([
                scroll.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
                scroll.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
                scroll.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
                scroll.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
                column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 24),
                scroll.contentLayoutGuide.bottomAnchor.constraint(equalTo: column.bottomAnchor, constant: 24),
                column.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 20),
                scroll.contentLayoutGuide.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: 20),
                column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -40),
            ])
        }
    }
#endif
