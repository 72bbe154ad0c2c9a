import QuartzCore
import Testing
import UIKit

@MainActor
struct ImageViewTests {
  let runtime = Runtime()

  @Test func `an image view is as large as its image and shows its pixels`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9)) }
    let view = UIImageView(image: image)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(view.layer.contents as? CGImage === image.cgImage)
    #expect(view.layer.contentsScale == image.scale)
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    #expect(view.layer.contents == nil)
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  @Test func `content modes are the layer's gravities, caps its stretched part`() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentMode = .scaleAspectFill
    #expect(view.layer.contentsGravity == .resizeAspectFill)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    view.image = image.resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 5, bottom: 3, right: 5))
    #expect(view.layer.contentsCenter == CGRect(x: 0.25, y: 0.2, width: 0.5, height: 0.5))
    view.image = image
    #expect(view.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func `highlighting shows the other image, where there is one`() throws {
    let (plus, minus) = (try #require(UIImage(systemName: "plus")), try #require(UIImage(systemName: "minus")))
    let view = UIImageView(image: plus, highlightedImage: minus)
    view.isHighlighted = true
    #expect(view.layer.contents as? CGImage === minus.cgImage)
    view.highlightedImage = nil
    #expect(view.layer.contents as? CGImage === plus.cgImage)
  }

  @Test func `a template of colours is shown by its coverage, an original is not`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 4)) }
    let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    #expect((view.layer.contents as? CGImage)?.format == .alpha)
    view.image = image.withRenderingMode(.alwaysOriginal)
    #expect((view.layer.contents as? CGImage)?.format == .bgra)
  }

  @Test func `an animated image without a duration shows each image for a thirtieth of a second (behaviour: measured, line 49)`() {
    let image = UIImage(systemName: "star")!
    let durations = [1, 3].map { UIImage.animatedImage(with: Array(repeating: image, count: $0), duration: 0)?.duration ?? 0 }
    #expect(abs(durations[0] - 1 / 30) < 1e-9 && abs(durations[1] - 0.1) < 1e-9)
    #expect(UIImage.animatedImage(with: [image], duration: 2)?.duration == 2 && UIImage.animatedImage(with: [], duration: 0) == nil)
  }

  /// Counts how often its image is set.
  private final class Counting: UIImageView {
    var settings = 0
    override var image: UIImage? {
      get { super.image }
      set {
        settings += 1
        super.image = newValue
      }
    }
  }

  @Test func `making an image view sets its image once, through the property that a subclass overrides (behaviour: measured, line 50)`() {
    #expect(Counting(image: nil).settings == 1)
    let view = Counting(image: UIImage(systemName: "star"))
    #expect(view.settings == 1 && view.image != nil && view.intrinsicContentSize.width > 0)
    #expect(Counting(image: nil, highlightedImage: UIImage(systemName: "star")).settings == 1)
  }
}
