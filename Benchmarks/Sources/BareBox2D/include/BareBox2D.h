// The heap of DynamicsSuite.swift in nothing but Box2D, to measure beside.
#pragma once
#include <stdint.h>
#ifdef __cplusplus
extern "C"
#endif
void bare_heap(int32_t boxes, int32_t steps);
