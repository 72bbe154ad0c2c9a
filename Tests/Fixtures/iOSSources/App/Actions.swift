import Foundation
import UIKit.UIGestureRecognizerSubclass

class Buttons: UIViewController, Resettable {
  var log: [String] = []
  let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    button.accessibilityIdentifier = "button"
    view.addSubview(button)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    button.addTarget(self, action: #selector(Resettable.reset(_:)), for: .touchUpInside)
    button.addTarget(self, action: Selector(("byName:")), for: .touchUpInside)
    button.addTarget(view, action: #selector(UIView.setNeedsLayout), for: .touchDown)
    NotificationCenter.default.addObserver(self, selector: #selector(heard(_:)), name: NSNotification.Name("note"), object: nil)
  }
  @objc private func tapped(_ sender: UIButton) { log.append("tapped") }
  @objc func reset(_ sender: Any) { log.append("reset") }
  @objc func byName(_ sender: Any) { log.append("byName") }
  @objc func heard(_ note: Notification) { log.append("heard \(note.object as? Int ?? -1)") }
  @objc var count: Int { return 42 }
  @objc func overloaded(_ number: Int) { log.append("int \(number)") }
  @objc(overloadedText:) func overloaded(_ text: String) { log.append("text \(text)") }
  @objc class func make() -> Buttons { return Buttons() }

  func send() -> [String] {
    log = []
    _ = perform(#selector(overloaded(_:) as (Int) -> Void), with: 1)
    _ = perform(#selector(self.reset(_:)), with: self)
    log.append("\(responds(to: #selector(getter: count)))")
    log.append("\(responds(to: NSSelectorFromString("unknown")))")
    _ = perform(NSSelectorFromString("overloadedText:"), with: "x")
    return log
  }
}
class ButtonsBelow: Buttons {
  override func byName(_ sender: Any) {
    log.append("below")
    super.byName(sender)
  }
}
extension UIViewController {
  @objc func closeAnything(_ sender: Any?) { title = "closed" }
}
