// The plugin iOSSources translates the other files of this folder. A target needs one file of its own that is compiled as it is.
