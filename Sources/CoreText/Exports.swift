// As on iOS, Core Text brings the names of Core Graphics.
@_exported import CoreGraphics
