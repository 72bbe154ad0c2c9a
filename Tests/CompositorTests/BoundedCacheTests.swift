import Testing

import Compositor

@Suite struct BoundedCacheTests {
  @Test func `Beyond the limit the one not used for longest goes`() {
    var cache = BoundedCache<String, Int>(limit: 100)
    cache.insert(1, for: "one", bytes: 40)
    cache.insert(2, for: "two", bytes: 40)
    #expect(cache.value(for: "one") == 1)
    cache.insert(3, for: "three", bytes: 40)
    #expect(cache.value(for: "two") == nil)
    #expect(cache.value(for: "one") == 1)
    #expect(cache.value(for: "three") == 3)
    #expect(cache.bytes == 80)
  }

  @Test func `What is larger than the limit stays until the next comes`() {
    var cache = BoundedCache<Int, Int>(limit: 100)
    cache.insert(1, for: 1, bytes: 500)
    #expect(cache.value(for: 1) == 1)
    cache.insert(2, for: 2, bytes: 10)
    #expect(cache.value(for: 1) == nil)
    #expect((cache.count, cache.bytes) == (1, 10))
  }

  @Test func `A value put twice counts once, a refused one not at all`() {
    var cache = BoundedCache<Int, Int>(limit: 100)
    cache.insert(1, for: 1, bytes: 30)
    cache.insert(2, for: 1, bytes: 20)
    #expect(cache.bytes == 20)
    #expect(cache.value(for: 1, isValid: { $0 == 1 }) == nil)
    #expect(cache.bytes == 0)
  }
}
