#pragma once
#include <libavcodec/avcodec.h>
#include <libavcodec/bsf.h>
