import GalleryDemo
import SegueApp

@main struct Segue: SegueApp {
  static var demos: [Demo] {
    Demo("gallery", "All the demos, each behind a card that opens into it") { GalleryDemo.makeRootViewController() }
    GalleryDemo.exhibits.map { Demo($0.name, $0.summary, root: $0.makeRoot) }
  }
}
