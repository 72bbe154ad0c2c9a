import Foundation

extension NSNotification.Name {
  /// Posted when an item was played to its end. The object is the item.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted when an item could not be played to its end. The object is the item, and the user info contains the error.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
  /// Posted when the time of an item has jumped. The object is the item.
  public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
}

extension AVPlayerItem {
  /// Posted when an item was played to its end. The object is the item.
  public nonisolated static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
  /// Posted when an item could not be played to its end. The object is the item, and the user info contains the error.
  public nonisolated static let failedToPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemFailedToPlayToEndTime
  /// Posted when the time of an item has jumped. The object is the item.
  public nonisolated static let timeJumpedNotification = NSNotification.Name.AVPlayerItemTimeJumped
}

extension AVPlayer {
  /// Posted when the rate of a player has changed. The object is the player.
  public nonisolated static let rateDidChangeNotification = NSNotification.Name("AVPlayerRateDidChangeNotification")
}
