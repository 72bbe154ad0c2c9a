// `import AVFoundation` also imports these modules, as on Apple's platforms.
@_exported import CoreMedia
@_exported import QuartzCore
