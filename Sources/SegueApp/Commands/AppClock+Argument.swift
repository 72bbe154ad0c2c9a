import ArgumentParser
import HostInterface

extension AppClock: ExpressibleByArgument {}
