import Testing

/// All oracles. They run one after the other: they are long, and leave the other cores to tests that look at a real clock.
@Suite(.serialized) enum Oracles {}
