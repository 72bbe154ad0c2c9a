import Foundation
import QuartzCore

// The types that UIKit has replaced by others, with the names of the replacements.

@available(*, unavailable, message: "use UIAlertController with style .alert")
open class UIAlertView: UIView, _StaysOut {
  public init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) { _Absent.stop() }
  public override init(frame: CGRect) { _Absent.stop() }
  public required init?(coder: NSCoder) { _Absent.stop() }
}

@available(*, unavailable, message: "use UIAlertController with a handler for each UIAlertAction")
public protocol UIAlertViewDelegate {}

@available(*, unavailable, message: "use UIAlertController with style .actionSheet")
open class UIActionSheet: UIView, _StaysOut {
  public init(title: String?, delegate: Any?, cancelButtonTitle: String?, destructiveButtonTitle: String?) { _Absent.stop() }
  public override init(frame: CGRect) { _Absent.stop() }
  public required init?(coder: NSCoder) { _Absent.stop() }
}

@available(*, unavailable, message: "use UIAlertController with a handler for each UIAlertAction")
public protocol UIActionSheetDelegate {}

@available(*, unavailable, message: "present the controller with modalPresentationStyle .popover")
open class UIPopoverController: _AbsentObject {
  public init(contentViewController: UIViewController) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "use UISearchController")
open class UISearchDisplayController: _AbsentObject {
  public init(searchBar: UISearchBar, contentsController: UIViewController) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "there is no browser here: present a controller of your own")
open class UIWebView: UIView, _StaysOut {}

@available(*, unavailable, message: "use UIContextualAction in a UISwipeActionsConfiguration")
open class UITableViewRowAction: _AbsentObject {
  public enum Style { case `default`, normal, destructive }
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) { _Absent.stop() }
  public override init() { _Absent.stop() }
}
