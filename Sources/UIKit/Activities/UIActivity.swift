import CoreGraphics
import QuartzCore

/// A service that an activity view controller offers for some items. Subclass it to provide a service of the app.
@preconcurrency @MainActor
open class UIActivity: _UIObject {
  /// The place of an activity in the activity view controller. The raw values are Apple's.
  public enum Category: Int, Sendable {
    /// The list of actions.
    case action = 0
    /// The row of icons.
    case share = 1
  }

  /// The activity view controller that performs this activity.
  weak var owner: UIActivityViewController?

  /// Creates an activity.
  public init() { super.init(_r: ()) }

  /// The place of activities of this class. The default is `.action`.
  open class var activityCategory: Category { .action }
  /// The type of the service. The default is `nil`.
  open var activityType: ActivityType? { nil }
  /// The title of the service. The default is `nil`.
  open var activityTitle: String? { nil }
  /// The image of the service, which is used as a template in the list of actions. The default is `nil`.
  open var activityImage: UIImage? { nil }
  /// Returns whether the activity can act on the items. The default implementation returns `false`.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the items over, before `activityViewController` is asked for or `perform()` is called. The default implementation does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The view controller that performs the activity. If it is not `nil`, it is presented and `perform()` is not called. The default is `nil`.
  open var activityViewController: UIViewController? { nil }
  /// Performs the activity, and calls `activityDidFinish(_:)` when it is done. The default implementation does nothing.
  open func perform() {}
  /// Ends the activity and dismisses its view controller. Call it on the main thread.
  ///
  /// - Parameter completed: Whether the activity was performed. If it was not, the activity view controller stays.
  open func activityDidFinish(_ completed: Bool) { owner?.finished(self, completed) }
}

extension UIActivity {
  /// The name of a service.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type with a custom name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type with a custom name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

// Types of services. Only `copyToPasteboard` exists here; the others can be named, to exclude them.
extension UIActivity.ActivityType {
  /// Copies the items to the pasteboard.
  public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
  /// Posts the items to Facebook. Not available here.
  public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
  /// Posts the items to Twitter. Not available here.
  public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
  /// Posts the items to Weibo. Not available here.
  public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
  /// Sends the items in a message. Not available here.
  public static let message = Self("com.apple.UIKit.activity.Message")
  /// Sends the items by mail. Not available here.
  public static let mail = Self("com.apple.UIKit.activity.Mail")
  /// Prints the items. Not available here.
  public static let print = Self("com.apple.UIKit.activity.Print")
  /// Assigns an image to a contact. Not available here.
  public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
  /// Saves an image to the photo library. Not available here.
  public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
  /// Adds an address to the reading list. Not available here.
  public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
  /// Posts images to Flickr. Not available here.
  public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
  /// Posts a film to Vimeo. Not available here.
  public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
  /// Posts the items to Tencent Weibo. Not available here.
  public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
  /// Sends the items to a device nearby. Not available here.
  public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
  /// Opens the items in Books. Not available here.
  public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
  /// Makes a PDF of the items. Not available here.
  public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  /// Starts a shared activity. Not available here.
  public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
  /// Starts a collaboration by invitation. Not available here.
  public static let collaborationInviteWithLink = Self("com.apple.UIKit.activity.CollaborationInviteWithLink")
  /// Copies the link of a collaboration. Not available here.
  public static let collaborationCopyLink = Self("com.apple.UIKit.activity.CollaborationCopyLink")
  /// Adds an address to the home screen. Not available here.
  public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
}
