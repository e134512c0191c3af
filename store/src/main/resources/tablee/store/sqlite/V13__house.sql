-- Those who run the server: what they said to people, what was reported to them, and everything they did.

-- A ban and a silence have an end; one for good ends when time does.
alter table people add column banned_until integer not null default 0;
update people set banned_until = 9223372036854775807 where banned = 1;
alter table people drop column banned;
alter table people add column silent_until integer not null default 0;
alter table people add column invited integer not null default 0;

create table sanctions (
    id text primary key,
    person text not null references people (id) on delete cascade,
    kind text not null,
    reason text not null,
    created_millis integer not null,
    until_millis integer not null,
    lifted_millis integer not null default 0,
    read_millis integer not null default 0
) strict, without rowid;

create index sanctions_person on sanctions (person, created_millis);

-- Where somebody was who is banned, so that a guest does not come back as a new one; see BannedPlaces.
create table banned_places (
    person text not null references people (id) on delete cascade,
    place blob not null,
    until_millis integer not null,
    primary key (person, place)
) strict, without rowid;

create index banned_places_until on banned_places (until_millis);

-- A report is about a person, and stands until somebody has looked into it.
alter table reports rename to reports_before;
drop index reports_reporter;

create table reports (
    id text primary key,
    table_id text not null references tables (id),
    kind text not null,
    line integer not null,
    about text not null,
    version integer not null,
    reporter text not null,
    reason text not null,
    wall_millis integer not null,
    resolved_millis integer not null default 0
) strict, without rowid;

insert into reports (id, table_id, kind, line, about, version, reporter, reason, wall_millis)
    select lower(hex(randomblob(9))), r.table_id, 'LINE', r.line, c.person, -1, r.reporter, r.reason, r.wall_millis
    from reports_before r join chat c on c.table_id = r.table_id and c.number = r.line;
drop table reports_before;

create index reports_reporter on reports (reporter);
create index reports_about on reports (about, wall_millis);
create index reports_table on reports (table_id, line);
create index reports_wall on reports (wall_millis);

-- Everything that was done, one after the other. Nothing but deletion of a person takes anything out.
create table audit (
    number integer primary key,
    wall_millis integer not null,
    actor text not null,
    actor_name text not null,
    act text not null,
    subject text not null,
    note text not null
) strict, without rowid;

create index audit_subject on audit (subject, number);
create table audit_count (id integer primary key, number integer not null) strict;

create table house_notices (
    id text primary key,
    text text not null,
    created_millis integer not null,
    until_millis integer not null
) strict, without rowid;

create table house_invitations (
    code_hash blob primary key,
    until_millis integer not null
) strict, without rowid;

-- Counts of each day, which stay when what was counted is gone.
create table figures (
    day integer not null,
    figure text not null,
    amount integer not null,
    primary key (day, figure)
) strict, without rowid;
