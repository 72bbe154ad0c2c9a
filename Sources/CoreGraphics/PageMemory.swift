import Glibc

/// Zeroed memory for pixels. Large blocks come directly from the operating system and return to it at once.
///
/// The C library keeps large blocks that were freed. A recording that renders an image for each frame would then hold twice the memory it
/// needs. For the five phases at 1170×2532 that was 262 MB instead of 125 MB.
package enum PageMemory {
  /// The minimum size in bytes of a block that is mapped as separate pages.
  private static let threshold = 1 << 18

  /// The minimum size in bytes of a fully written block that uses pages of 2 MB, where the system has them. A frame of 1170×2532 touches
  /// 2,900 ordinary pages, which costs as much as its rendering.
  private static let largePages = 4 << 20

  /// - Parameter isFilled: A Boolean value that indicates whether the whole block will be written.
  package static func allocate(_ byteCount: Int, isFilled: Bool = false) -> UnsafeMutableRawBufferPointer {
    if byteCount >= threshold {
      let pages = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      guard let pages, pages != MAP_FAILED else { preconditionFailure("no memory for \(byteCount) bytes of pixels") }
      if isFilled, byteCount >= largePages { madvise(pages, byteCount, MADV_HUGEPAGE) }
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
