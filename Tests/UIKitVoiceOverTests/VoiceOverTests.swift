import Testing

/// One after the other: views that are made outside an app's launch belong to whichever app lives, and a suite's app lives on for a moment
/// after its test.
@Suite(.serialized) enum VoiceOverTests {}
