-- A person may be signed in at several places. Days, not moments: enough to tell who never came back.
create table sessions (
    secret_hash bytea primary key,
    person text not null references people (id) on delete cascade,
    created_day integer not null,
    seen_day integer not null
);

insert into sessions
    select secret_hash, id, created_millis / 86400000, (extract(epoch from now()) / 86400)::integer from people;
alter table people drop column secret_hash;

create index sessions_person on sessions (person);
create index sessions_seen on sessions (seen_day);

-- Guests who want to be known on other devices too. Names that look alike have the same look.
create table accounts (
    person text primary key references people (id) on delete cascade,
    name text not null,
    look text not null unique,
    password text not null,
    recovery_hash bytea not null,
    created_millis bigint not null
);

-- Programs that play: each is a person of its own, and belongs to somebody.
create table bots (
    person text primary key references people (id) on delete cascade,
    owner text not null references people (id) on delete cascade,
    token_hash bytea not null unique,
    created_millis bigint not null
);

create index bots_owner on bots (owner);

-- How somebody wants to hear that it is their turn. Mail is sent once its address was confirmed.
create table notices (
    person text primary key references people (id) on delete cascade,
    mail text not null,
    code text not null unique,
    confirmed integer not null,
    feed text unique
);
