// `import UIKit` brings what Apple's does.
@_exported import CoreGraphics
@_exported import QuartzCore
