import CoreGraphics
import QuartzCore

/// A service that an activity view controller offers for some items. Subclass it to provide a service of the app.
@preconcurrency @MainActor
open class UIActivity: _UIObject {
  /// The places of an activity in the activity view controller. The raw values equal those of UIKit.
  public enum Category: Int, Sendable {
    /// The activity is in the list of actions.
    case action = 0
    /// The activity is in the row of icons.
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
  /// Returns a Boolean value that indicates whether the activity can act on the items. The default implementation returns `false`.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Stores the items. It is called before `activityViewController` is read or `perform()` is called. The default implementation does
  /// nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The view controller that performs the activity. If it is not `nil`, it is presented and `perform()` is not called. The default is
  /// `nil`.
  open var activityViewController: UIViewController? { nil }
  /// Performs the activity, and calls `activityDidFinish(_:)` when it is done. The default implementation does nothing.
  open func perform() {}
  /// Ends the activity and dismisses its view controller. Call it on the main thread.
  ///
  /// - Parameter completed: A Boolean value that indicates whether the activity was performed. If it is `false`, the activity view
  ///   controller stays.
  open func activityDidFinish(_ completed: Bool) { owner?.finished(self, completed) }
}

extension UIActivity {
  /// The type of a service, identified by its name.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The name of the type.
    public let rawValue: String
    /// Creates a type with a custom name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type with a custom name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

// Types of services. Only `copyToPasteboard` exists here. The others can be named to exclude them.
extension UIActivity.ActivityType {
  /// The service that copies the items to the pasteboard.
  public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
  /// The service that posts the items to Facebook. It is not available here.
  public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
  /// The service that posts the items to Twitter. It is not available here.
  public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
  /// The service that posts the items to Weibo. It is not available here.
  public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
  /// The service that sends the items in a message. It is not available here.
  public static let message = Self("com.apple.UIKit.activity.Message")
  /// The service that sends the items by email. It is not available here.
  public static let mail = Self("com.apple.UIKit.activity.Mail")
  /// The service that prints the items. It is not available here.
  public static let print = Self("com.apple.UIKit.activity.Print")
  /// The service that assigns an image to a contact. It is not available here.
  public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
  /// The service that saves an image to the photo library. It is not available here.
  public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
  /// The service that adds an address to the reading list. It is not available here.
  public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
  /// The service that posts images to Flickr. It is not available here.
  public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
  /// The service that posts a video to Vimeo. It is not available here.
  public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
  /// The service that posts the items to Tencent Weibo. It is not available here.
  public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
  /// The service that sends the items to a device nearby. It is not available here.
  public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
  /// The service that opens the items in Books. It is not available here.
  public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
  /// The service that creates a PDF of the items. It is not available here.
  public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  /// The service that starts a shared activity. It is not available here.
  public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
  /// The service that starts a collaboration by invitation. It is not available here.
  public static let collaborationInviteWithLink = Self("com.apple.UIKit.activity.CollaborationInviteWithLink")
  /// The service that copies the link of a collaboration. It is not available here.
  public static let collaborationCopyLink = Self("com.apple.UIKit.activity.CollaborationCopyLink")
  /// The service that adds an address to the home screen. It is not available here.
  public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
}
