import QuartzCore

// Corners with a radius each, and those that follow the corners around them.

@available(*, unavailable, message: "corners have one radius: set layer.cornerRadius and layer.maskedCorners")
open class UICornerConfiguration: _AbsentObject {}

@available(*, unavailable, message: "corners have one radius: set layer.cornerRadius and layer.maskedCorners")
open class UICornerRadius: _AbsentObject {}
