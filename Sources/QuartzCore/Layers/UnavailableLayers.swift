// These layers are not supported. They depend on systems that do not exist here, or a view is a better choice.

@available(*, unavailable, message: "there is no Metal here: draw in draw(_:), or give the layer an image")
open class CAMetalLayer: CALayer, _StaysOut {}

@available(*, unavailable, message: "there is no OpenGL here: draw in draw(_:), or give the layer an image")
open class CAEAGLLayer: CALayer, _StaysOut {}

@available(*, unavailable, message: "draw the part that is seen in draw(_:), or use a UICollectionView of tiles")
open class CATiledLayer: CALayer, _StaysOut {}

@available(*, unavailable, message: "set bounds.origin of a CALayer, or use UIScrollView")
open class CAScrollLayer: CALayer, _StaysOut {}

@available(*, unavailable, message: "animate the key path with the transform's function in it, as in transform.rotation.z")
open class CAValueFunction: _AbsentObject {
  public init(name: String) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "record a film of the app, or use CALayer.render(in:)")
open class CARenderer: _AbsentObject {}

extension CATextLayer {
  @available(*, unavailable, message: "letters always lie between pixels here: leave it out")
  public var allowsFontSubpixelQuantization: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}
