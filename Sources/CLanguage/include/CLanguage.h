// The language of an app's own, for Foundation's bundles and formatters.
#pragma once
#include <stdbool.h>

/// Sets what copies the BCP 47 identifier of the current app's language into a buffer. It gives false if the app has none of its own.
void applanguage_install(bool (*copy)(char *buffer, long size));
