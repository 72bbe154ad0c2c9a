// A test that plays a script or chooses a device needs these types. `import SegueTesting` imports them.
@_exported import enum HostInterface.ActivityChange
@_exported import enum HostInterface.AppClock
@_exported import struct HostInterface.Device
@_exported import enum HostInterface.InputEvent
@_exported import struct HostInterface.Key
@_exported import enum HostInterface.ScreenChange
@_exported import enum HostInterface.SettingChange
@_exported import struct HostInterface.EnvironmentSettings
@_exported import enum HostInterface.TextEvent
@_exported import struct HostInterface.TimedEvent
@_exported import struct HostInterface.TouchInput
@_exported import struct HostInterface.TouchScript
@_exported import struct HostInterface.TouchScriptError
@_exported import enum HostInterface.VoiceEvent
