// What a test names when it plays a script or chooses a device comes with `import SegueTesting`.
@_exported import struct HostInterface.Device
@_exported import struct HostInterface.Surroundings
@_exported import struct HostInterface.TimedEvent
@_exported import struct HostInterface.TouchInput
@_exported import struct HostInterface.TouchScript
@_exported import struct HostInterface.TouchScriptError
