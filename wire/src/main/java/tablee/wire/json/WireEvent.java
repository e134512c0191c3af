package tablee.wire.json;

/** Plain data that is written with its name before its fields: {@code {"event":"card-turned","position":3}}. */
public record WireEvent(Record data) {}
