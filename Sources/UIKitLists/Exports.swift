// Modules of UIKit re-export what they are made of, as Apple's UIKit does.
@_exported import UIKitCore
