import Glibc

/// Zeroed memory for pixels, straight from the system when it is large, and given back to it at once.
///
/// The C library keeps large blocks that were freed for later ones: a film that makes a picture a frame then holds twice what it needs
/// (262 MB instead of 125 for the five phases at 1170×2532).
package enum PageMemory {
  /// From here on, blocks are pages of their own.
  private static let threshold = 1 << 18

  /// From here on, memory that is going to be written whole is asked for in pages of 2 MB, where the system has them: a frame of
  /// 1170×2532 touches 2,900 ordinary ones, which costs as much as to draw it.
  private static let largePages = 4 << 20

  /// - Parameter isFilled: whether all of it is going to be written, not parts.
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
