// The first test of this target takes this file's place.
