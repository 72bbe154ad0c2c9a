// The first file of this target takes this one's place.
