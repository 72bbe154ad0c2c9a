import QuartzCore

// The types for corners with individual radii, and for corners that follow those of a container. Segue does not support them.

@available(*, unavailable, message: "corners have one radius: set layer.cornerRadius and layer.maskedCorners")
open class UICornerConfiguration: _AbsentObject {}

@available(*, unavailable, message: "corners have one radius: set layer.cornerRadius and layer.maskedCorners")
open class UICornerRadius: _AbsentObject {}
