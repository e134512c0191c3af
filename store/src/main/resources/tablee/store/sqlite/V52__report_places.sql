-- A report says in which match, and where something was seen that is at no table; what was seen there stays with it. Who reports the same
-- thing again once somebody has looked into it is heard again.
alter table reports rename to reports_before;
drop index reports_reporter;
drop index reports_about;
drop index reports_table;
drop index reports_wall;

create table reports (
    id text primary key,
    table_id text references tables (id),
    kind text not null,
    line integer not null,
    about text not null,
    match text not null default '',
    version integer not null,
    page text not null default '',
    shown text not null default '',
    reporter text not null,
    reason text not null,
    wall_millis integer not null,
    resolved_millis integer not null default 0
) strict, without rowid;

insert into reports (id, table_id, kind, line, about, version, reporter, reason, wall_millis, resolved_millis)
    select id, table_id, kind, line, about, version, reporter, reason, wall_millis, resolved_millis from reports_before;
drop table reports_before;

-- Where a table has played one match only, it was that one.
update reports set match = table_id || '.1' where version >= 0
    and exists (select 1 from matches m where m.id = table_id || '.1')
    and not exists (select 1 from matches m where m.id = table_id || '.2');

create index reports_reporter on reports (reporter);
create index reports_about on reports (about, wall_millis);
create index reports_table on reports (table_id, line);
create index reports_wall on reports (wall_millis);
