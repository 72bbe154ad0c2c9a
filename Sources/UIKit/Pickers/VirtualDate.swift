import Foundation
import Motion
import QuartzCore

/// The calendar date of virtual time.
enum VirtualDate {
  /// The date at which an app launches: 1 January 2026 at 9:41 GMT. The status bar shows the same time. The constant is a choice.
  static let launch = Date(timeIntervalSince1970: 1_767_260_460)
}

extension Runtime {
  /// The present date. It depends only on the app's own time, so recordings do not depend on the day on which they are made.
  var date: Date { VirtualDate.launch + now.seconds }
}
