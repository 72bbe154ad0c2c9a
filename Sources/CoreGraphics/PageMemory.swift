import Glibc

/// Zeroed memory for pixels, straight from the system when it is large, and given back to it at once.
///
/// The C library keeps large blocks that were freed for later ones: a film that makes a picture a frame then holds twice what it needs
/// (262 MB instead of 125 for the five phases at 1170×2532).
package enum PageMemory {
  /// From here on, blocks are pages of their own.
  private static let threshold = 1 << 18

  package static func allocate(_ byteCount: Int) -> UnsafeMutableRawBufferPointer {
    if byteCount >= threshold {
      let pages = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      guard let pages, pages != MAP_FAILED else { preconditionFailure("no memory for \(byteCount) bytes of pixels") }
      return UnsafeMutableRawBufferPointer(start: pages, count: byteCount)
    }
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: byteCount, alignment: 64)
    block.initializeMemory(as: UInt8.self, repeating: 0)
    return block
  }

  package static func free(_ block: UnsafeMutableRawBufferPointer) {
    if block.count >= threshold { munmap(block.baseAddress, block.count) } else { block.deallocate() }
  }
}
