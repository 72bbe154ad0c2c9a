// The plugin iOSSources translates the other files of this folder, which are written for iOS. A target needs one file that is not.
