// `import UIKit` brings what Apple's does.
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import CoreText
@_exported import QuartzCore
@_exported import UIFoundation
@_exported import UIKitContainers
@_exported import UIKitCore
@_exported import UIKitDynamics
@_exported import UIKitLists
@_exported import UIKitPickers
@_exported import UIKitPresentations
@_exported import UIKitText
@_exported import UIKitVoiceOver
