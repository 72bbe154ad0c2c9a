// As on iOS, Core Image brings the names of Core Graphics.
@_exported import CoreGraphics
