import QuartzCore

/// The button of a view controller that begins and ends editing.
@MainActor
final class EditBarButtonItem: UIBarButtonItem {
  init(of controller: UIViewController) {
    super.init()
    primaryAction = UIAction { [weak controller] _ in controller?.setEditing(!controller!.isEditing, animated: true) }
    showEditing(controller.isEditing)
  }
  required init?(coder: NSCoder) { nil }

  func showEditing(_ isEditing: Bool) { (title, style) = isEditing ? ("Done", .done) : ("Edit", .plain) }
}
