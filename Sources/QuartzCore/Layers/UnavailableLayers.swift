// Layers that stay out: they stand for what is not here, or for what a view does better.

@available(*, unavailable, message: "there is no Metal here: draw in draw(_:), or give the layer an image")
public class CAMetalLayer {}

@available(*, unavailable, message: "there is no OpenGL here: draw in draw(_:), or give the layer an image")
public class CAEAGLLayer {}

@available(*, unavailable, message: "draw the part that is seen in draw(_:), or use a UICollectionView of tiles")
public class CATiledLayer {}

@available(*, unavailable, message: "set bounds.origin of a CALayer, or use UIScrollView")
public class CAScrollLayer {}

@available(*, unavailable, message: "animate the key path with the transform's function in it, as in transform.rotation.z")
public class CAValueFunction {}

@available(*, unavailable, message: "record a film of the app, or use CALayer.render(in:)")
public class CARenderer {}

extension CATextLayer {
  @available(*, unavailable, message: "letters always lie between pixels here: leave it out")
  public var allowsFontSubpixelQuantization: Bool { get { fatalError() } set { fatalError() } }
}
