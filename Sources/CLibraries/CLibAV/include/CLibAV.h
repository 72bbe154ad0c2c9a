// FFmpeg's libraries, loaded when the first film is written or played: they bring a hundred others, which an app without films should not
// wait for.
#pragma once
#include <libavcodec/avcodec.h>
#include <libavcodec/bsf.h>
#include <libavformat/avformat.h>
#include <libavutil/avutil.h>
#include <libavutil/display.h>
#include <libavutil/imgutils.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libswscale/swscale.h>

// Every function that we call. Their types are the headers' own.
#define LIBAV_FUNCTIONS(F)                                                                                             \
  F(av_log_set_level) F(av_max_alloc) F(av_strerror) F(av_dict_set) F(av_dict_free) F(av_opt_set)                      \
  F(av_frame_alloc) F(av_frame_free) F(av_frame_get_buffer) F(av_frame_make_writable)                                  \
  F(av_packet_alloc) F(av_packet_free) F(av_packet_rescale_ts)                                                         \
  F(avcodec_find_encoder_by_name) F(avcodec_alloc_context3) F(avcodec_free_context) F(avcodec_open2)                   \
  F(avcodec_send_frame) F(avcodec_receive_packet) F(avcodec_parameters_copy) F(avcodec_parameters_from_context)        \
  F(av_bsf_list_parse_str) F(av_bsf_init) F(av_bsf_send_packet) F(av_bsf_receive_packet) F(av_bsf_free)                \
  F(avformat_alloc_output_context2) F(avformat_free_context) F(avformat_new_stream) F(avformat_write_header)           \
  F(av_interleaved_write_frame) F(av_write_trailer) F(avio_open) F(avio_closep)                                        \
  F(sws_getContext) F(sws_getCoefficients) F(sws_setColorspaceDetails) F(sws_scale) F(sws_freeContext)                 \
  /* Films that are played. */                                                                                         \
  F(avformat_open_input) F(avformat_close_input) F(avformat_find_stream_info) F(av_read_frame) F(av_packet_unref)      \
  F(avcodec_find_decoder) F(avcodec_parameters_to_context) F(avcodec_send_packet) F(avcodec_receive_frame)             \
  F(av_seek_frame) F(avcodec_flush_buffers) F(av_stream_get_side_data) F(av_pix_fmt_desc_get) F(avcodec_version)       \
  F(avformat_index_get_entries_count) F(avformat_index_get_entry)

typedef struct LibAV {
#define F(name) __typeof__(name) *name;
  LIBAV_FUNCTIONS(F)
#undef F
} LibAV;

/// Loads the libraries, of the versions whose headers we were built with, and looks the functions up.
///
/// Gives NULL when all are there, else the loader's sentence, which is good until the next call.
const char *libav_load(LibAV *libav);

/// The version of libavcodec that was loaded, as `avcodec_version()` has it; 0 as long as nobody needed it.
unsigned libav_loaded_version(void);

/// Debian's names of the packages that hold the libraries.
extern const char *const libav_packages;
