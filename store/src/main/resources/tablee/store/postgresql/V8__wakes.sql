-- Only tables that want to be woken are in this index: a move at any other leaves it alone.
drop index tables_wake;
create index tables_wake on tables (wake_millis) where wake_millis < 9223372036854775807;
