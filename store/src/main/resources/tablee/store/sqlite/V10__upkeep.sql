-- The log of a finished match in one piece, see LogArchive; until then it has a row for each entry.
alter table matches add column archive blob;
create index matches_unarchived on matches (id) where archive is null and ended_millis is not null;

-- What is deleted or emptied a little at a time is found without reading everything.
create index tables_phase on tables (phase, id);
create index reports_reporter on reports (reporter);
create index chat_wall on chat (wall_millis);
