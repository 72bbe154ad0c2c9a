import UIKit

extension CardTransition {
  /// What an app may choose of a card's transition.
  @MainActor
  public struct Options {
    /// The button that closes the page.
    public enum CloseButton {
      /// A blurred circle with a cross, in the upper trailing corner.
      case automatic
      /// None; with VoiceOver or Switch Control there is one all the same.
      case none
      /// A view of your own, at the size that it has, in the same corner. It closes the page itself.
      case custom(UIView)
    }
    /// What takes a page away besides its button.
    public struct Dismissal: OptionSet, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// A finger that pulls it down from its top.
      public static let pullDown = Dismissal(rawValue: 1)
      /// A finger from the leading edge.
      public static let edge = Dismissal(rawValue: 2)
      /// A tap beside it, where there is something beside it.
      public static let surroundTap = Dismissal(rawValue: 4)
      /// All of them.
      public static let all: Dismissal = [.pullDown, .edge, .surroundTap]
    }
    /// What a page does under a finger.
    public enum Drag: Hashable, Sendable {
      /// It becomes smaller where it is.
      case shrink
      /// It becomes smaller, and goes along.
      case follow
    }
    /// What becomes of a page whose card is not on the screen.
    public enum Landing: Hashable, Sendable {
      /// Its list scrolls there, and it lands.
      case reveal
      /// It fades where it is.
      case fade
      /// It slides down.
      case slideDown
    }
    /// What becomes of the tab bar around the list.
    public enum TabBarBehavior: Hashable, Sendable {
      /// The page lies over it.
      case covered
      /// It slides out at the bottom as the page opens, and comes back with the way home.
      case slidesAway
    }
    /// How the card's content becomes the page's.
    public enum ContentTransition: Hashable, Sendable {
      /// The same view travels where both sides have a place for it; else they fade into each other.
      case automatic
      /// They fade into each other.
      case crossFade
    }

    /// How it moves: as in the App Store.
    public var feel = CardFeel.appStore
    /// The page's corner radius while it is open, in points; nil stands for the display's own.
    public var openRadius: CGFloat?
    /// What lies between the list and the page; nil for nothing.
    public var backdropEffect: UIVisualEffect? = UIBlurEffect(style: .light)
    /// How dark it is behind the page: 0.2.
    public var dimAlpha: CGFloat = 0.2
    /// How large the list is behind the open page: 1, as large as ever.
    public var listScale: CGFloat = 1
    /// The button that closes the page.
    public var closeButton = CloseButton.automatic
    /// What takes the page away besides: everything.
    public var dismissal = Dismissal.all
    /// What the page does under a finger: it becomes smaller.
    public var drag = Drag.shrink
    /// Whether a page that was pulled all the way goes while the finger is still down. Yes.
    public var commitsWhileTouching = true
    /// How the card's content becomes the page's.
    public var contentTransition = ContentTransition.automatic
    /// What becomes of a page whose card is not on the screen: its list scrolls there.
    public var landing = Landing.reveal
    /// What becomes of the tab bar around the list: the page lies over it. With less motion it never moves.
    public var tabBarBehavior = TabBarBehavior.covered

    /// The choices of the App Store.
    public init() {}
  }

  /// Where a card is between its list and its page.
  public enum State: Hashable, Sendable {
    /// There is no page.
    case resting
    /// The page grows.
    case opening
    /// The page is open.
    case open
    /// A finger has the page, and has pulled it so much of the way.
    case dragging(progress: CGFloat)
    /// The page is on its way home. The app's presentation is over.
    case closing
    /// The finger has let go too early: the page comes back.
    case returning
  }
}
