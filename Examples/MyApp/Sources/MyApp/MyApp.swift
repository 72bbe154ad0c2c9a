import Counter
import SegueApp

@main struct MyApp: SegueApp {
  static var demos: [Demo] {
    Demo("counter", "A number that grows when it is tapped") { CounterViewController() }
  }
}
