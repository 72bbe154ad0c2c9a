// swift-tools-version: 6.1
// The architecture, bottom-up: a target may import what stands above it in this file, and only what it lists.
import PackageDescription

#if os(Linux)
  // Demos: each is the target NAMEDemo over Demos/NAME, with the touch scripts that it brings. A line here and one in
  // Demos/Gallery/Exhibits.swift, the list from which the gallery has its cards and the tool its demos.
  let exhibits: [Target] = [
    demo("Alongside", "Reading"), demo("Bounce", "Playbill"), demo("Door", "Playbill"), demo("Drop", "Playbill", "Reading"),
    demo("Fold", "Playbill"), demo("Library", "CardTransition", "Illustration", "Reading"),
    demo("Notes"), demo("Photos", "Illustration", "Reading"), demo("PinchPop", "Reading"), demo("Push", "Reading"), demo("Settings"),
    demo("Sheet", "Reading"), demo("Slide", "Playbill"),
    demo("Stack", "Reading"), demo("Stress", "CardTransition", "Illustration", "Reading"),
    demo("Tabs", "LettingGo", "Reading"),
    demo("Today", "AVFoundation", "CardTransition", "Illustration", "Reading", "Stories", resources: [.copy("Films")]),
    demo("TodaySlides", "CardTransition", "Reading", "SlidesTransition", "Stories", exclude: ["SlidesTransition"]),
  ]
  let demos = exhibits + [demo("Gallery", ["CardTransition", "Illustration", "Reading", "SlidesTransition"] + exhibits.map(\.name))]

  // UIKit's modules, lower ones first. Whatever uses UIKit lists all of them, so that SwiftPM rebuilds it when one of them changes: it does
  // not follow the re-exports of `UIKit` (Docs/decisions/0090-modules-of-uikit.md). Tools/checks/stale-builds looks.
  let uikit = [
    "ObjectiveCRuntime", "UIFoundation", "CoreText", "CoreImage", "UIKitCore", "UIKitText", "UIKitLists", "UIKitContainers",
    "UIKitPresentations", "UIKitPickers", "UIKitDynamics", "UIKitVoiceOver", "UIKit",
  ]

  let package = Package(
    name: "Segue",
    products: [
      // With the module that iOS sources import as `os`, so that they need no other library.
      .library(name: "UIKit", targets: uikit + ["SystemLog"]),
      .library(name: "CardTransition", targets: ["CardTransition"]),
      .library(name: "AVFoundation", targets: ["AVFoundation", "CoreMedia"]),
      .library(name: "AVKit", targets: ["AVKit"]),
      // Combine's names for iOS sources, by OpenCombine. Packages that do not use the product neither resolve nor build OpenCombine.
      .library(name: "CombinePublishers", targets: ["CombinePublishers"]),
      .library(name: "SegueApp", targets: ["SegueApp"]),
      .library(name: "SegueTesting", targets: ["SegueTesting"]),
      .executable(name: "segue", targets: ["segue"]),
      .plugin(name: "iOSSources", targets: ["iOSSources"]),
      // Demos, for Benchmarks, which measures the launch of one, changes around another, and the third as an app of the usual size.
      .library(name: "TodayDemo", targets: ["TodayDemo"]),
      .library(name: "GalleryDemo", targets: ["GalleryDemo"]),
      .library(name: "NotesDemo", targets: ["NotesDemo"]),
      // What stands below UIKit, for Benchmarks, which measures each stage by itself; apps need none of it.
      .library(
        name: "SegueEngines",
        targets: [
          "CoreGraphics", "Motion", "ConstraintSolver", "DisplayList", "Compositor", "QuartzCore", "HostInterface", "GestureEngine",
          "Typesetting", "ImageIO", "VideoDecoding", "VideoExport",
        ]),
    ],
    dependencies: [
      .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
      .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
      .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    ],
    targets: [
      // MARK: C libraries
      system("CCairo", "cairo", "libcairo2-dev"),
      system("CFontconfig", "fontconfig", "libfontconfig-dev"),
      system("CFreeType", "freetype2", "libfreetype-dev"),
      // Pango's own description asks for -pthread (through GIO's), which SwiftPM warns of at each build: these two say where the rest of
      // its headers are, and a link in CPango's folder where its own are.
      system("CGLib", "gobject-2.0", "libpango1.0-dev"),
      system("CHarfBuzz", "harfbuzz", "libpango1.0-dev"),
      .target(
        name: "CPango", dependencies: ["CGLib", "CHarfBuzz", "CFontconfig", "CFreeType"], path: "Sources/CLibraries/CPango",
        linkerSettings: [.linkedLibrary("pangoft2-1.0"), .linkedLibrary("pango-1.0")]),
      system("CPNG", "libpng", "libpng-dev"),
      system("CTurboJPEG", "libturbojpeg", "libturbojpeg0-dev"),
      system("CWebP", "libwebp", "libwebp-dev"),
      system("CGIF", nil, "libgif-dev"),

      // These two load their library when it is first needed (Docs/decisions/0061-libraries-on-first-use.md); only the headers of
      // libsdl2-dev and of libavformat-dev, libavcodec-dev, libavutil-dev and libswscale-dev are used.
      .target(name: "CSDL2", path: "Sources/CLibraries/CSDL2"),
      .target(name: "CLibAV", path: "Sources/CLibraries/CLibAV"),

      // MARK: Values
      // The toolchain's cross-import overlays look for these three when a test imports Testing beside a module of Apple's name.
      .target(name: "_Testing_CoreGraphics"),
      .target(name: "_Testing_UIKit"),
      .target(name: "_Testing_CoreImage"),
      // Conversions, blurred coverage, PNG and GIF encoding: loops that must be quick in a user's debug build too.
      .target(name: "CPixels", linkerSettings: [.linkedLibrary("z")]),
      // The deinitialiser that Foundation's attributed strings lack (Docs/decisions/0021-attributed-strings.md).
      .target(name: "CAttributedStrings"),
      .target(name: "CoreGraphics", dependencies: ["CCairo", "CPixels", "_Testing_CoreGraphics"]),
      .target(name: "Motion", dependencies: ["CoreGraphics"]),
      .target(name: "ConstraintSolver"),
      .target(name: "TextEditing"),
      .target(name: "ImageIO", dependencies: ["CoreGraphics", "CPixels", "CPNG", "CTurboJPEG", "CWebP", "CGIF"]),
      .target(
        name: "Typesetting", dependencies: ["CoreGraphics", "CPixels", "TextEditing", "CPango", "CFontconfig", "CFreeType"],
        resources: [.copy("Fonts")]),
      .target(name: "HostInterface", dependencies: ["CoreGraphics", "Motion"]),

      // Selectors, members by name, key-value coding and observing, and associated objects, without Objective-C.
      .target(name: "ObjectiveCRuntime"),

      // MARK: The picture pipeline
      .target(name: "DisplayList", dependencies: ["CoreGraphics"]),
      // Kernels.inc is the source; the .S files are what clang makes of it, so that debug builds run the same machine code.
      .target(name: "CKernels", exclude: ["Kernels.inc"]),
      .target(name: "Compositor", dependencies: ["CoreGraphics", "DisplayList", "CKernels"]),
      // Date(), asyncAfter, Timer and Task.sleep of app code by the app's own time (Docs/decisions/0066-app-clock.md).
      .target(name: "CClock"),
      // The language of an app's own, for Foundation's bundles and formatters (Docs/decisions/0067-app-language.md).
      .target(name: "CLanguage"),
      .target(
        name: "QuartzCore",
        dependencies: [
          "ObjectiveCRuntime", "CoreGraphics", "Motion", "Typesetting", "HostInterface", "DisplayList", "Compositor", "CClock", "CLanguage",
        ]),

      // MARK: Engines
      // Box2D is C++: this is its face in C, over the headers and the library of libbox2d-dev (Docs/decisions/0080-dynamics.md).
      .target(name: "CDynamics", linkerSettings: [.linkedLibrary("box2d")]),
      .target(name: "DynamicsEngine", dependencies: ["CoreGraphics", "CDynamics"]),
      .target(name: "GestureEngine", dependencies: ["CoreGraphics", "Motion"]),
      .target(name: "CollectionLayout", dependencies: ["CoreGraphics", "Motion"]),
      .target(name: "TransitionMachine", dependencies: ["CoreGraphics", "Motion"]),
      .target(name: "ScreenReading", dependencies: ["CoreGraphics", "Motion"]),
      // Frames and dimensions of the system's own interface: bars, sheets, popovers, columns, keys, wheels.
      .target(name: "InterfaceGeometry", dependencies: ["CoreGraphics", "HostInterface"]),
      // The dates, columns and words of date pickers.
      .target(name: "DateSelection"),

      // MARK: UIKit and what is written against it
      // The way from UIApplicationMain to whoever can show an app, if anybody is linked in who can.
      .target(name: "CProgram"),
      // Values and drawing: colours, images, symbols, fonts, attributed text, traits.
      .target(
        name: "UIFoundation",
        dependencies: [
          "ObjectiveCRuntime", "CoreGraphics", "HostInterface", "ImageIO", "QuartzCore", "Typesetting", "CAttributedStrings",
        ]),
      // Views, events, layout, animation, controls, bars, controllers and transitions: classes whose interfaces name one another.
      .target(
        name: "UIKitCore",
        dependencies: [
          "ObjectiveCRuntime", "UIFoundation", "CoreGraphics", "Motion", "ConstraintSolver", "Typesetting", "HostInterface", "QuartzCore",
          "GestureEngine", "TransitionMachine", "InterfaceGeometry", "ScreenReading", "CProgram",
        ]),
      .target(
        name: "UIKitText",
        dependencies: [
          "ObjectiveCRuntime", "UIKitCore", "CoreGraphics", "GestureEngine", "HostInterface", "InterfaceGeometry", "Motion", "QuartzCore",
          "TextEditing",
          "TransitionMachine", "Typesetting",
        ]),
      .target(
        name: "UIKitLists", dependencies: ["UIKitCore", "CollectionLayout", "CoreGraphics", "GestureEngine", "Motion", "QuartzCore"]),
      .target(
        name: "UIKitContainers",
        dependencies: [
          "UIKitCore", "UIKitText", "CoreGraphics", "GestureEngine", "InterfaceGeometry", "Motion", "QuartzCore", "TransitionMachine",
        ]),
      .target(
        name: "UIKitPresentations",
        dependencies: [
          "UIKitCore", "UIKitText", "CoreGraphics", "GestureEngine", "InterfaceGeometry", "Motion", "QuartzCore",
        ]),
      .target(
        name: "UIKitPickers",
        dependencies: [
          "UIKitCore", "UIKitLists", "UIKitPresentations", "CoreGraphics", "DateSelection", "InterfaceGeometry", "QuartzCore",
        ]),
      .target(name: "UIKitDynamics", dependencies: ["UIKitCore", "UIKitLists", "DynamicsEngine", "Motion", "QuartzCore"]),
      .target(
        name: "UIKitVoiceOver",
        dependencies: [
          "UIKitCore", "CoreGraphics", "HostInterface", "Motion", "QuartzCore", "ScreenReading", "TransitionMachine",
        ]),
      // Re-exports the modules above, installs their services and launches apps.
      .target(
        name: "UIKit",
        dependencies: names(uikit.dropLast()) + [
          "CoreGraphics", "Motion", "HostInterface", "QuartzCore", "DisplayList", "Compositor", "ScreenReading", "TransitionMachine",
          "_Testing_UIKit",
        ]),
      .target(name: "CardTransition", dependencies: ["UIKit"], exclude: ["README.md"]),

      // MARK: Modules that iOS sources import besides UIKit
      // Names of `os`: messages, signposts and locks. The translator writes `import SystemLog` for `import os`.
      .target(name: "SystemLog"),
      .target(name: "CoreText", dependencies: ["UIFoundation", "CoreGraphics", "QuartzCore", "Typesetting"]),
      // Loops over pixels in linear light, quick in debug builds too.
      .target(name: "CFilters"),
      .target(name: "CoreImage", dependencies: ["UIFoundation", "CoreGraphics", "QuartzCore", "CFilters", "_Testing_CoreImage"]),
      .target(
        name: "CombinePublishers",
        dependencies: [
          "ObjectiveCRuntime",
          .product(name: "OpenCombine", package: "OpenCombine"), .product(name: "OpenCombineDispatch", package: "OpenCombine"),
          .product(name: "OpenCombineFoundation", package: "OpenCombine"),
        ]),

      // MARK: Films, which nothing above needs
      .target(name: "CoreMedia", dependencies: ["CoreGraphics"]),
      // Libav's decoders on first use, and our own colours (Docs/decisions/0032-films.md).
      .target(name: "VideoDecoding", dependencies: ["CoreGraphics", "CPixels", "CLibAV"]),
      .target(
        name: "AVFoundation",
        dependencies: ["ObjectiveCRuntime", "CoreMedia", "VideoDecoding", "QuartzCore", "HostInterface", "CoreGraphics", "Motion"]),
      .target(name: "AVKit", dependencies: ["AVFoundation", "UIKit", "HostInterface", "QuartzCore"]),
      // What demos share: drawing for their pictures; the page and the poster of those that are one animator each.
      .target(name: "Illustration", dependencies: ["UIKit"], path: "Demos/Illustration"),
      .target(name: "Playbill", dependencies: ["UIKit", "LettingGo", "Reading"], path: "Demos/Playbill"),
      // The spring by which a change goes on as fast as the finger was that let go of it.
      .target(name: "LettingGo", dependencies: ["UIKit"], path: "Demos/LettingGo"),
      // Stories and their artwork, for the demos of cards.
      // The card transition as the slides of the talk built it, for the demos that keep it.
      .target(name: "SlidesTransition", dependencies: ["UIKit", "CardTransition"], path: "Demos/TodaySlides/SlidesTransition"),
      .target(name: "Stories", dependencies: ["UIKit", "Illustration"], path: "Demos/Stories"),
      // Text that grows and layouts that are mirrored, in pages that are laid out by hand.
      .target(name: "Reading", dependencies: ["UIKit"], path: "Demos/Reading"),

      // MARK: Hosts and tools
      // Lets a main thread that never returns to its run loop serve Swift's tasks.
      .target(name: "CTasks"),
      .target(
        name: "HeadlessHost", dependencies: ["HostInterface", "CoreGraphics", "Motion", "ImageIO", "CKernels", "CTasks", "CClock"]),
      .target(name: "LiveHost", dependencies: ["HostInterface", "CoreGraphics", "Motion"]),
      .target(
        name: "BrowserHost",
        dependencies: [
          "HostInterface", "LiveHost", "CoreGraphics", "Motion", "ImageIO", .product(name: "NIOCore", package: "swift-nio"),
          .product(name: "NIOPosix", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
          .product(name: "NIOWebSocket", package: "swift-nio"),
        ],
        resources: [.copy("Page")]),
      .target(name: "WindowHost", dependencies: ["HostInterface", "LiveHost", "CoreGraphics", "Motion", "Typesetting", "CSDL2"]),
      .target(
        name: "VideoExport",
        dependencies: ["HostInterface", "CoreGraphics", "Motion", "CLibAV"]),
      .target(
        name: "SegueTesting", dependencies: ["UIKit", "HeadlessHost", "HostInterface", "DisplayList", "ImageIO", "CoreGraphics", "Motion"]),
      .target(
        name: "SegueApp",
        dependencies: [
          "UIKit", "HostInterface", "HeadlessHost", "LiveHost", "BrowserHost", "WindowHost", "VideoExport", "ImageIO", "CoreGraphics",
          "Motion", "CProgram", "CLibAV",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ]),
      .executableTarget(name: "segue", dependencies: ["SegueApp", "GalleryDemo"]),
      // Translates sources that were written for iOS, in packages whose targets ask for it.
      .plugin(name: "iOSSources", capability: .buildTool()),

      // MARK: Tests
      // A small app of the hosts' tests: hosts are tested without UIKit.
      .target(name: "HostFixtures", dependencies: ["HostInterface", "CoreGraphics", "Motion"], path: "Tests/HostFixtures"),
      .executableTarget(
        name: "host-square", dependencies: ["HostFixtures", "HostInterface", "BrowserHost", "WindowHost", "CoreGraphics", "Motion"],
        path: "Tests/HostSquare"),
      .target(name: "SeededRandom", path: "Tests/SeededRandom"),
      // What the stages of layers and of UIKit share: turns, and time that passes when a test says so.
      .target(name: "VirtualTime", dependencies: ["QuartzCore", "Motion"], path: "Tests/VirtualTime"),
      // What the tests of UIKit share: a hand, and stages for views, controllers and constraints.
      .target(
        name: "Stages",
        dependencies: [
          "UIKit", "QuartzCore", "TransitionMachine", "HostInterface", "SegueTesting", "Motion", "VirtualTime", "SeededRandom",
        ],
        path: "Tests/Stages"),
      // An app whose code is asynchronous, recorded by a test of SegueApp.
      .executableTarget(name: "tasks-app", dependencies: ["SegueApp", "UIKit"], path: "Tests/TasksApp"),
      // An app whose main is its delegate, recorded by a test of SegueApp: its sources import UIKit alone.
      .executableTarget(name: "delegate-app", dependencies: ["SegueApp", "UIKit"], path: "Tests/DelegateApp"),
      // A library and an app above it that are written for iOS. Only Linux.swift is compiled as it is.
      fixture("IOSLibrary"), fixture("IOSApp", "IOSLibrary"),
      .testTarget(name: "iOSSourcesTests", dependencies: ["IOSLibrary", "IOSApp", "UIKit", "SegueTesting"]),
      tests("ObjectiveCRuntime"), tests("CoreGraphics", "CPixels"), tests("Motion", "CoreGraphics"),
      .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "SeededRandom"], exclude: ["Fixtures"]),
      tests("ImageIO", "CoreGraphics", "CWebP"),
      tests("Typesetting", "CoreGraphics", "CFontconfig", "TextEditing"), tests("HostInterface", "CoreGraphics", "Motion"),
      tests("Compositor", "CoreGraphics", "DisplayList", "CKernels"),
      tests("QuartzCore", "CoreGraphics", "Motion", "HostInterface", "DisplayList", "Compositor", "VirtualTime", "SeededRandom"),
      tests("DynamicsEngine", "CDynamics", "CoreGraphics"),
      tests("GestureEngine", "CoreGraphics", "Motion", "SeededRandom"), tests("CollectionLayout", "CoreGraphics", "SeededRandom"),
      tests("SystemLog"),
      .testTarget(name: "CoreTextTests", dependencies: ["UIKit", "CoreGraphics", "Typesetting"]),
      .testTarget(name: "CoreImageTests", dependencies: ["UIKit", "CoreGraphics"]),
      tests("CombinePublishers", "UIKit", "SegueTesting"),
      tests("TextEditing"), tests("ScreenReading", "CoreGraphics", "Motion"),
      tests("InterfaceGeometry", "CoreGraphics", "HostInterface"), tests("DateSelection"),
      .testTarget(name: "TransitionMachineTests", dependencies: ["TransitionMachine", "SeededRandom"], exclude: ["Goldens"]),
      // UIKit's tests are several targets, since each compiles in a quarter of the time of all of them.
      uikitTests(""),
      uikitTests("Animation"),
      uikitTests("AutoLayout"),
      uikitTests("Collections"),
      uikitTests("Controls", exclude: ["Goldens"]),
      uikitTests("Dynamics", exclude: ["Goldens"]),
      uikitTests("Gestures"),
      uikitTests("LifeCycle", exclude: ["Goldens"]),
      uikitTests("Lists"),
      uikitTests("Navigation", exclude: ["Goldens"]),
      uikitTests("Pickers", "DateSelection", exclude: ["Goldens"]),
      .testTarget(
        name: "UIKitRotationTests",
        dependencies: ["UIKit", "CardTransition", "SlidesTransition", "SegueTesting", "HostInterface", "Motion", "TransitionMachine"],
        exclude: ["Goldens"]),
      uikitTests("Search", exclude: ["Goldens"]),
      uikitTests("Sheets", exclude: ["Goldens"]),
      uikitTests("SplitView", exclude: ["Goldens"]),
      .testTarget(
        name: "UIKitSurroundingsTests",
        dependencies: [
          "UIKit", "CardTransition", "SlidesTransition", "SegueTesting", "HostInterface", "Motion", "TransitionMachine", "QuartzCore",
          "HeadlessHost", "CoreGraphics",
        ],
        exclude: ["Moments/Goldens"]),
      uikitTests("Tables", exclude: ["Goldens"]),
      uikitTests("Tabs", exclude: ["Goldens"]),
      uikitTests("Text"),
      uikitTests("TextInput", exclude: ["Goldens"]),
      uikitTests("Transitions"),
      uikitTests("VoiceOver", exclude: ["Goldens"]),
      .testTarget(
        name: "AVFoundationTests",
        dependencies: [
          "AVFoundation", "AVKit", "CoreMedia", "VideoDecoding", "VideoExport", "UIKit", "SegueTesting", "HeadlessHost", "HostInterface",
          "QuartzCore", "DisplayList", "CoreGraphics", "CPixels", "CLibAV", "ImageIO", "Motion", "CardTransition", "SeededRandom",
          "TodayDemo",
        ]),
      tests("SegueTesting", "UIKit", "CoreGraphics", "ImageIO"),
      tests("CardTransition", "UIKit", "SlidesTransition", "SegueTesting", "Typesetting"),
      tests("HeadlessHost", "SeededRandom", "HostFixtures", "HostInterface", "CoreGraphics", "ImageIO", "Motion"),
      .testTarget(
        name: "BrowserHostTests",
        dependencies: [
          "BrowserHost", "HostFixtures", "HostInterface", "CoreGraphics", "Motion", "ImageIO", "SeededRandom",
          .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
        ]),
      tests("LiveHost", "HostInterface", "CoreGraphics", "Motion"),
      tests("WindowHost", "CSDL2", "HostFixtures", "HostInterface", "CoreGraphics", "Motion"),
      tests("VideoExport", "HostFixtures", "HostInterface", "CoreGraphics", "Motion", "CLibAV"),
      tests("SegueApp", "LiveHost", "SeededRandom", "HostFixtures", "UIKit", "HostInterface", "CoreGraphics", "Motion", "ImageIO"),
      // The code that the articles of the .docc catalogues show.
      .testTarget(name: "ArticleTests", dependencies: ["UIKit", "CardTransition", "SegueTesting"], exclude: ["Goldens"]),
      // Demos' scripts against their goldens; and all else that goes through demos.
      .testTarget(
        name: "DemoGoldenTests",
        dependencies: ["UIKit", "CardTransition", "SegueTesting", "HostInterface", "Motion"] + names(demos), exclude: ["Goldens"]),
      .testTarget(
        name: "JourneyTests",
        dependencies: [
          "UIKit", "CardTransition", "SegueTesting", "SegueApp", "HostInterface", "ImageIO", "Motion", "SeededRandom", "Typesetting",
        ]
          + names(demos)),
    ],
    swiftLanguageModes: [.v6]
  )
  package.targets += demos

  // Whatever depends on UIKit depends on all its modules.
  for target in package.targets where target.dependencies.contains(where: isUIKit) { target.dependencies += names(uikit.dropLast()) }

  func isUIKit(_ dependency: Target.Dependency) -> Bool {
    guard case .byNameItem("UIKit", _) = dependency else { return false }
    return true
  }

  // SEGUE_TESTS="UIKitTests MotionTests" leaves the other test targets out: `swift test` builds all that there are.
  if let wanted = Context.environment["SEGUE_TESTS"]?.split(separator: " ") {
    package.targets.removeAll { target in target.type == .test && !wanted.contains { $0 == target.name } }
  }

  func system(_ name: String, _ pkgConfig: String?, _ apt: String) -> Target {
    .systemLibrary(name: name, path: "Sources/CLibraries/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
  }

  func demo(_ name: String, _ more: String..., exclude: [String] = [], resources: [Resource] = []) -> Target {
    demo(name, more, exclude, resources)
  }

  func demo(_ name: String, _ more: [String], _ exclude: [String] = [], _ resources: [Resource] = []) -> Target {
    .target(
      name: "\(name)Demo", dependencies: ["UIKit"] + more.map { .byName(name: $0) }, path: "Demos/\(name)", exclude: exclude,
      resources: [.copy("TouchScripts")] + resources)
  }

  func fixture(_ name: String, _ more: String...) -> Target {
    .target(
      name: name, dependencies: ["UIKit"] + names(more), path: "Tests/Fixtures/iOSSources/\(name.dropFirst(3))", sources: ["Linux.swift"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["iOSSources"])
  }

  func names(_ targets: [Target]) -> [Target.Dependency] { names(targets.map(\.name)) }

  func names(_ names: [String]) -> [Target.Dependency] { names.map { .byName(name: $0) } }

  func tests(_ target: String, _ more: String...) -> Target {
    .testTarget(name: "\(target)Tests", dependencies: ([target] + more).map { .byName(name: $0) })
  }

  func uikitTests(_ part: String, _ more: String..., exclude: [String] = []) -> Target {
    .testTarget(
      name: "UIKit\(part)Tests",
      dependencies: ["UIKit", "Stages", "SegueTesting", "HostInterface", "Motion", "SeededRandom", "VirtualTime", "TransitionMachine"]
        + names(more),
      exclude: exclude)
  }
#else
  // On a Mac the card transition builds over Apple's own UIKit. Nothing here has compiled it there yet.
  let package = Package(
    name: "Segue",
    platforms: [.iOS(.v15)],
    products: [.library(name: "CardTransition", targets: ["CardTransition"])],
    targets: [.target(name: "CardTransition", exclude: ["README.md"])],
    swiftLanguageModes: [.v6]
  )
#endif
