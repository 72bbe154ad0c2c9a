import Motion

/// The layers as the user sees them at one time, in drawing order and depth first.
public struct Presentation: Equatable, Sendable, CustomStringConvertible {
  /// A single layer with its displayed values.
  public struct Node: Equatable, Sendable {
    /// The identifier of the layer.
    public var id: LayerID
    /// The number of layers above it.
    public var depth: Int
    /// A Boolean value that indicates whether it is its superlayer's mask. A mask comes after the sublayers.
    public var isMask: Bool
    /// The index of the copy that a replicator displays. It is 0 for the layer itself.
    public var copy: Int
    /// The displayed properties.
    public var properties: LayerProperties

    package init(id: LayerID, depth: Int, isMask: Bool = false, copy: Int = 0, properties: LayerProperties) {
      (self.id, self.depth, self.isMask, self.copy, self.properties) = (id, depth, isMask, copy, properties)
    }
  }
  /// The layers from back to front, each before its sublayers.
  public var nodes: [Node] = []
  package init(nodes: [Node] = []) { self.nodes = nodes }

  public var description: String {
    nodes.map { node in
      let (p, f) = (node.properties, node.properties.frame)
      return String(repeating: "  ", count: node.depth)
        + "\(node.isMask ? "mask" : "layer") \(node.id.number) frame(\(f.minX), \(f.minY), \(f.width), \(f.height)) opacity \(p.opacity) radius \(p.cornerRadius)"
    }.joined(separator: "\n")
  }
}

extension CommittedLayer {
  /// Returns the properties at a time of this layer, with the animations applied from the lowest to the highest.
  package func presentation(at time: Seconds) -> LayerProperties {
    guard !properties.isTimed else {
      var result = animatedProperties == 0 ? properties : animated(at: time)
      result.rare.emitter!.value.time = time
      return result
    }
    return animatedProperties == 0 ? properties : animated(at: time)
  }

  private func animated(at time: Seconds) -> LayerProperties {
    var result = properties
    for property in PropertySet(bits: animatedProperties) {
      guard property.isNumeric else {
        apply(property, at: time, to: &result)
        continue
      }
      var components = result[property]
      var isChanged = false
      // The animations are accessed by index, because the copy of an entry costs more than its evaluation.
      for i in animations.indices where animations[i].property == property {
        if animations[i].isTween {
          if isChanged { result[property] = components }
          animations[i].apply(at: time, to: &result)
          (components, isChanged) = (result[property], false)
          continue
        }
        guard let value = animations[i].components(at: time, over: components) else { continue }
        isChanged = true
        if animations[i].isAdditive {
          components += value
        } else if animations[i].lanes == 0xff {
          components = value
        } else {
          for lane in 0..<8 where animations[i].lanes & 1 << UInt8(lane) != 0 { components[lane] = value[lane] }
        }
      }
      if isChanged { result[property] = components }
    }
    return result
  }

  private func apply(_ property: AnimatableProperty, at time: Seconds, to result: inout LayerProperties) {
    for i in animations.indices where animations[i].property == property { animations[i].apply(at: time, to: &result) }
  }
}

extension CommittedScene {
  /// Returns the displayed properties of a layer, or `nil` if it was not in the tree at the commit.
  ///
  /// - Complexity: O(depth + its own animations).
  public func presentation(of id: LayerID, at instant: MediaTime) -> LayerProperties? {
    layers.place(of: id).map { layers.values[$0].presentation(at: localTime(of: id, at: instant)) }
  }

  /// Returns all layers with their displayed properties at a time.
  public func presentation(at instant: MediaTime) -> Presentation {
    var result = Presentation()
    result.nodes.reserveCapacity(layers.count)
    if let root { append(root, parentTime: instant.seconds, to: &result) }
    return result
  }

  /// Returns a layer and its descendants, as if the layer were the root. The result is empty if it was not in the tree at the commit.
  package func presentation(from id: LayerID, at instant: MediaTime) -> Presentation {
    var result = Presentation()
    append(id, parentTime: layers[id]?.parent.map { localTime(of: $0, at: instant) } ?? instant.seconds, to: &result)
    return result
  }

  /// A layer that must still be sampled. It is stored on the heap, so that deep trees need no stack.
  private struct Waiting {
    let id: LayerID, depth: Int, isMask: Bool, copy: Int, parentTime: Seconds
  }

  private func append(_ root: LayerID, parentTime: Seconds, to result: inout Presentation) {
    var waiting = [Waiting(id: root, depth: 0, isMask: false, copy: 0, parentTime: parentTime)]
    var copied = 0
    while let next = waiting.popLast() {
      guard let place = layers.place(of: next.id) else { continue }
      let clock = layers.values[place].clock
      let time = clock == .identity ? next.parentTime : clock.local(at: next.parentTime)
      let seen = layers.values[place].presentation(at: time)
      result.nodes.append(.init(id: next.id, depth: next.depth, isMask: next.isMask, copy: next.copy, properties: seen))
      if let mask = layers.values[place].mask {
        waiting.append(Waiting(id: mask, depth: next.depth + 1, isMask: true, copy: 0, parentTime: time))
      }
      let replicator = seen.hasRare ? seen.rare.replicator?.value : nil
      var copies = replicator?.count ?? 1
      if copies > 1 {
        let children = max(layers.values[place].children.count, 1)
        copies = min(copies, 1 + (Self.mostCopies - copied) / children)
        copied += (copies - 1) * children
      }
      for copy in (0..<copies).reversed() {
        let time = copy == 0 ? time : time - Double(copy) * replicator!.delay
        for child in layers.values[place].children.reversed() {
          waiting.append(Waiting(id: child, depth: next.depth + 1, isMask: false, copy: copy, parentTime: time))
        }
      }
    }
  }
}
