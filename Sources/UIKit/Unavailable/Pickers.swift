import Foundation
import QuartzCore

// The pickers for content of the system: photographs, fonts and calendars. Segue does not support them.

@available(*, unavailable, message: "there are no photographs here: present a controller of your own with the app's images")
open class UIImagePickerController: UINavigationController, _StaysOut {
  public enum SourceType: Int { case photoLibrary, camera, savedPhotosAlbum }
  public struct InfoKey: Hashable, Sendable {}
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { _Absent.stop() }
}

@available(*, unavailable, message: "there are no photographs here: call the app's own function with an image of its bundle")
public protocol UIImagePickerControllerDelegate {}

@available(*, unavailable, message: "there is no photo library here: write UIImage.pngData() to a file")
public func UIImageWriteToSavedPhotosAlbum(_ image: UIImage, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?) {}

@available(*, unavailable, message: "there is no camera here: present a controller of your own")
open class UIVideoEditorController: UINavigationController, _StaysOut {}

@available(*, unavailable, message: "there is no calendar yet: lay one out with a UICollectionView")
open class UICalendarView: UIView, _StaysOut {}

@available(*, unavailable, message: "there is no colour picker: present a collection of colours of your own")
open class UIColorPickerViewController: UIViewController, _StaysOut {}

@available(*, unavailable, message: "there is no colour picker: use a UIButton with the colour as its background")
open class UIColorWell: UIControl, _StaysOut {}

@available(*, unavailable, message: "there is no font picker: list UIFont.familyNames in a UITableViewController")
open class UIFontPickerViewController: UIViewController, _StaysOut {
  public init(configuration: Any) { _Absent.stop() }
  public override init(nibName: String?, bundle: Bundle?) { _Absent.stop() }
  public required init?(coder: NSCoder) { _Absent.stop() }
}
