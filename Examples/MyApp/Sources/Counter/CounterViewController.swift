import UIKit

/// A number in the middle of the screen. A tap counts and makes it jump.
public final class CounterViewController: UIViewController {
  private let number = UILabel()
  /// The number of taps since launch.
  public private(set) var count = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    number.accessibilityIdentifier = "number"
    number.font = .systemFont(ofSize: 96, weight: .bold)
    number.textAlignment = .center
    number.text = "0"
    number.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
    number.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    view.addSubview(number)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped", CounterViewController.tapped)))
  }

  private func tapped() {
    count += 1
    number.text = "\(count)"
    number.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
      self.number.transform = .identity
    }
  }
}
