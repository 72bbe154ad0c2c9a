import UIKit

extension CardTransition {
  /// The options of a card transition.
  @MainActor
  public struct Options {
    /// The button that closes the page.
    public enum CloseButton {
      /// The page has a blurred circle with a cross in its upper trailing corner.
      case automatic
      /// The page has no button. While VoiceOver or Switch Control is on, it has the automatic one.
      case none
      /// The page has a custom view in its upper trailing corner. The view keeps its size and must close the page.
      case custom(UIView)
    }
    /// The gestures that dismiss a page.
    public struct Dismissal: OptionSet, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// A drag down from the top of the page's content.
      public static let pullDown = Dismissal(rawValue: 1)
      /// A drag from the leading edge.
      public static let edge = Dismissal(rawValue: 2)
      /// A tap outside the page, if the page does not cover the whole window.
      public static let surroundTap = Dismissal(rawValue: 4)
      /// All gestures that dismiss a page.
      public static let all: Dismissal = [.pullDown, .edge, .surroundTap]
    }
    /// The behaviour of a page during a drag.
    public enum Drag: Hashable, Sendable {
      /// The page shrinks without moving.
      case shrink
      /// The page shrinks and follows the finger.
      case follow
    }
    /// The way in which a page closes if its card is not visible.
    public enum Landing: Hashable, Sendable {
      /// The list scrolls to the card, and the page closes into the card.
      case reveal
      /// The page fades out without moving.
      case fade
      /// The page slides down.
      case slideDown
    }
    /// The behaviour of the tab bar around the list.
    public enum TabBarBehavior: Hashable, Sendable {
      /// The page covers the tab bar.
      case covered
      /// The tab bar slides out at the bottom while the page opens, and returns while the page closes.
      case slidesAway
    }
    /// The transition from the card's content to the page's content.
    public enum ContentTransition: Hashable, Sendable {
      /// One view moves between card and page if both have a place for it. Otherwise their contents cross-fade.
      case automatic
      /// The contents cross-fade.
      case crossFade
    }

    /// The constants of the motion. The default is `CardFeel.appStore`.
    public var feel = CardFeel.appStore
    /// The corner radius of the open page, in points. The default is `nil`. The radius is then that of the display, or
    /// `CardFeel.columnRadius` for a page in a column.
    public var openRadius: CGFloat?
    /// The visual effect between the list and the page. It is `nil` for no effect. The default is a light blur.
    public var backdropEffect: UIVisualEffect? = UIBlurEffect(style: .light)
    /// The opacity of the dimming behind the page. The default is 0.2.
    public var dimAlpha: CGFloat = 0.2
    /// The scale of the list behind the open page. The default is 1, which does not change its size.
    public var listScale: CGFloat = 1
    /// The button that closes the page. The default is `automatic`.
    public var closeButton = CloseButton.automatic
    /// The gestures that dismiss the page. The default is `all`.
    public var dismissal = Dismissal.all
    /// The behaviour of the page during a drag. The default is `shrink`.
    public var drag = Drag.shrink
    /// A Boolean value that indicates whether a page is dismissed as soon as it was dragged far enough, while the finger is still down. The
    /// default is `true`.
    public var commitsWhileTouching = true
    /// The transition from the card's content to the page's content. The default is `automatic`.
    public var contentTransition = ContentTransition.automatic
    /// The way in which the page closes if its card is not visible. The default is `reveal`.
    public var landing = Landing.reveal
    /// The behaviour of the tab bar around the list. The default is `covered`. While Reduce Motion is on, the bar never moves.
    public var tabBarBehavior = TabBarBehavior.covered

    /// Creates the options of the App Store's transition.
    public init() {}
  }

  /// The state of a card transition.
  public enum State: Hashable, Sendable {
    /// There is no page.
    case resting
    /// The page is opening.
    case opening
    /// The page is open.
    case open
    /// A finger drags the page. The progress is the fraction of the drag that completes a dismissal.
    case dragging(progress: CGFloat)
    /// The page is closing. Its presentation has ended already.
    case closing
    /// The page returns to its place after a cancelled dismissal.
    case returning
  }
}
