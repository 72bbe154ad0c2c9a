import SegueApp

@main struct Segue: SegueApp {
  static var demos: [Demo] {}
}
