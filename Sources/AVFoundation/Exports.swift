// `import AVFoundation` brings what Apple's does: times, and the layers that films are shown in.
@_exported import CoreMedia
@_exported import QuartzCore
