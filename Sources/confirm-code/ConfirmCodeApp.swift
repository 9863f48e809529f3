@main
struct ConfirmCodeApp {
    static func main() {}
}
