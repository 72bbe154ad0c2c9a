#include "CAttributedStrings.h"

#include <stdbool.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

// A class's metadata has the function that ends its objects two words before its address: Swift's ABI since 5.0.
typedef SWIFT void (*Destroy)(SELF void *object);
enum { destroySlot = -2 };

extern void swift_release(void *object);
extern bool swift_isUniquelyReferenced_nonNull_native(const void *object);

static struct {
  void *metadata;
  Destroy original;
  long stringOffset, arrayOffset;
} classes[2];
static int count;

static void *field(void *object, long offset) { return *(void **)((char *)object + offset); }

static SWIFT void destroy(SELF void *object) {
  int i = field(object, 0) == classes[0].metadata ? 0 : 1;
  void *array = field(object, classes[i].arrayOffset);
  bool isShared = !swift_isUniquelyReferenced_nonNull_native(field(object, classes[i].stringOffset));
  classes[i].original(object);
  if (!isShared) swift_release(array);
}

void attributed_strings_release(void *metadata, long stringOffset, long arrayOffset) {
  if (count == 2) return;
  Destroy *slot = (Destroy *)metadata + destroySlot;
  classes[count].metadata = metadata;
  classes[count].original = *slot;
  classes[count].stringOffset = stringOffset;
  classes[count].arrayOffset = arrayOffset;
  count++;
  __atomic_store_n(slot, destroy, __ATOMIC_RELEASE);
}
