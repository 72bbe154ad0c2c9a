// Foundation's attributed strings give back their attributes.
#pragma once

/// From now on objects of exactly this class, made before or after, release the object at `arrayOffset` when they end, unless the object at
/// `stringOffset` has another owner: Foundation makes copies by sharing both. At most two classes; on one thread.
void attributed_strings_release(void *metadata, long stringOffset, long arrayOffset);
