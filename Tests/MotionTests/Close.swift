/// Whether two numbers differ by less than `tolerance`, relative to the expected one where that is larger than 1.
func close(_ value: Double, _ expected: Double, _ tolerance: Double = 1e-9) -> Bool {
  abs(value - expected) <= tolerance * max(1, abs(expected))
}
