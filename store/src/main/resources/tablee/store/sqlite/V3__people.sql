-- A person may be signed in at several places. Days, not moments: enough to tell who never came back.
alter table people rename to people_before;

create table people (
    id text primary key,
    name text not null,
    language text not null,
    admin integer not null,
    banned integer not null,
    created_millis integer not null
) strict;

insert into people select id, name, language, admin, banned, created_millis from people_before;

create table sessions (
    secret_hash blob primary key,
    person text not null references people (id) on delete cascade,
    created_day integer not null,
    seen_day integer not null
) strict, without rowid;

insert into sessions select secret_hash, id, created_millis / 86400000, unixepoch() / 86400 from people_before;
drop table people_before;

create index sessions_person on sessions (person);
create index sessions_seen on sessions (seen_day);

-- Guests who want to be known on other devices too. Names that look alike have the same look.
create table accounts (
    person text primary key references people (id) on delete cascade,
    name text not null,
    look text not null unique,
    password text not null,
    recovery_hash blob not null,
    created_millis integer not null
) strict, without rowid;

-- Programs that play: each is a person of its own, and belongs to somebody.
create table bots (
    person text primary key references people (id) on delete cascade,
    owner text not null references people (id) on delete cascade,
    token_hash blob not null unique,
    created_millis integer not null
) strict, without rowid;

create index bots_owner on bots (owner);

-- How somebody wants to hear that it is their turn. Mail is sent once its address was confirmed.
create table notices (
    person text primary key references people (id) on delete cascade,
    mail text not null,
    code text not null unique,
    confirmed integer not null,
    feed text unique
) strict, without rowid;
