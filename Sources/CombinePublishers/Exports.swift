// Combine's names, by OpenCombine. The translator of iOS sources writes `import CombinePublishers` for `import Combine`.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
