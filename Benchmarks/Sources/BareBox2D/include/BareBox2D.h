// The heap of DynamicsSuite.swift in nothing but Box2D, to measure beside.
#pragma once
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif
typedef struct BareHeap BareHeap;
BareHeap *bare_heap_make(int32_t boxes);
void bare_heap_fall(BareHeap *heap, int32_t steps);
void bare_heap_end(BareHeap *heap);
#ifdef __cplusplus
}
#endif
