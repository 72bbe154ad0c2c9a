import Foundation
import QuartzCore

// The types for documents and printing. Segue does not support them, because an app under test has no other apps and no printer.

@available(*, unavailable, message: "there are no documents here: read and write files with Foundation")
open class UIDocument: _AbsentObject {
  public init(fileURL url: URL) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "there are no documents and no Core Data here: read and write files with Foundation")
open class UIManagedDocument: UIDocument {}

@available(*, unavailable, message: "no other app gives files here: present a controller of your own with the app's files")
open class UIDocumentPickerViewController: UIViewController, _StaysOut {
  public init(forOpeningContentTypes contentTypes: [Any], asCopy: Bool = false) { _Absent.stop() }
  public init(forExporting urls: [URL], asCopy: Bool = false) { _Absent.stop() }
  public init(documentTypes: [String], in mode: Any) { _Absent.stop() }
  public override init(nibName: String?, bundle: Bundle?) { _Absent.stop() }
  public required init?(coder: NSCoder) { _Absent.stop() }
}

@available(*, unavailable, message: "no other app gives files here: list them with Foundation in a UITableViewController")
open class UIDocumentBrowserViewController: UIViewController, _StaysOut {
  public init(forOpening contentTypes: [Any]?) { _Absent.stop() }
  public init(forOpeningFilesWithContentTypes contentTypes: [String]?) { _Absent.stop() }
  public override init(nibName: String?, bundle: Bundle?) { _Absent.stop() }
  public required init?(coder: NSCoder) { _Absent.stop() }
}

@available(*, unavailable, message: "no other app gives files here: present a UIAlertController with style .actionSheet")
open class UIDocumentMenuViewController: UIViewController, _StaysOut {
  public init(documentTypes: [String], in mode: Any) { _Absent.stop() }
  public override init(nibName: String?, bundle: Bundle?) { _Absent.stop() }
  public required init?(coder: NSCoder) { _Absent.stop() }
}

@available(*, unavailable, message: "no other app opens files here: present a controller of your own that shows the file")
open class UIDocumentInteractionController: _AbsentObject {
  public init(url: URL) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "no other app gives files here: call the method with files of the test yourself")
public protocol UIDocumentPickerDelegate {}

@available(*, unavailable, message: "there is no printer here: draw the page with UIGraphicsImageRenderer")
open class UIPrintInteractionController: _AbsentObject {}

@available(*, unavailable, message: "there is no printer here: draw the page with UIGraphicsImageRenderer")
open class UIPrintInfo: _AbsentObject {
  public init(dictionary: [AnyHashable: Any]?) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "there is no printer here: draw the page with UIGraphicsImageRenderer")
open class UIPrintFormatter: _AbsentObject {}

@available(*, unavailable, message: "there is no printer here: draw the page with UIGraphicsImageRenderer")
open class UIPrintPageRenderer: _AbsentObject {}

@available(*, unavailable, message: "there is no printer here: draw the page with UIGraphicsImageRenderer")
open class UIPrinterPickerController: _AbsentObject {
  public init(initiallySelectedPrinter printer: Any?) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "no PDF is written here: draw with UIGraphicsImageRenderer and save its PNG")
open class UIGraphicsPDFRenderer: _AbsentObject {
  public init(bounds: CGRect) { _Absent.stop() }
  public init(bounds: CGRect, format: Any) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "there is no iCloud here: present a controller of your own")
open class UICloudSharingController: UIViewController, _StaysOut {
  public init(share: Any, container: Any) { _Absent.stop() }
  public init(preparationHandler: @escaping (Any, Any) -> Void) { _Absent.stop() }
  public override init(nibName: String?, bundle: Bundle?) { _Absent.stop() }
  public required init?(coder: NSCoder) { _Absent.stop() }
}

@available(*, unavailable, message: "there is no dictionary here: present a controller of your own")
open class UIReferenceLibraryViewController: UIViewController, _StaysOut {
  public init(term: String) { _Absent.stop() }
  public override init(nibName: String?, bundle: Bundle?) { _Absent.stop() }
  public required init?(coder: NSCoder) { _Absent.stop() }
}
