import Foundation

extension NSNotification.Name {
  /// An item was played to its end; the object is the item.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// An item could not be played to its end; the object is the item, and the user info has the error.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
  /// An item's time has jumped; the object is the item.
  public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
}

extension AVPlayerItem {
  /// An item was played to its end; the object is the item.
  public nonisolated static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
  /// An item could not be played to its end; the object is the item, and the user info has the error.
  public nonisolated static let failedToPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemFailedToPlayToEndTime
  /// An item's time has jumped; the object is the item.
  public nonisolated static let timeJumpedNotification = NSNotification.Name.AVPlayerItemTimeJumped
}

extension AVPlayer {
  /// A player's rate has changed; the object is the player.
  public nonisolated static let rateDidChangeNotification = NSNotification.Name("AVPlayerRateDidChangeNotification")
}
