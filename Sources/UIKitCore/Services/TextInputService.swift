import HostInterface

/// The connection from the keys of the host to the first responder. UIKitText implements it.
@MainActor
package protocol TextInputService: AnyObject {
  /// Inserts, composes, deletes or pastes text in the first responder.
  func take(_ event: TextEvent)
}
