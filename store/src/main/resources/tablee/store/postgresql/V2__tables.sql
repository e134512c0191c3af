-- Tables: a document each. The revision refuses a second writer.
create table tables (
    id text primary key,
    revision integer not null,
    game text not null,
    phase text not null,
    listed integer not null,
    document text not null,
    version integer not null,
    created_millis bigint not null,
    saved_millis bigint not null,
    game_millis bigint not null,
    wake_millis bigint not null
);

create index tables_listed on tables (listed, phase, created_millis);
create index tables_wake on tables (wake_millis);

create table chat (
    table_id text not null references tables (id),
    number integer not null,
    person text not null,
    name text not null,
    text text not null,
    aside integer not null,
    wall_millis bigint not null,
    primary key (table_id, number)
);

create index chat_person on chat (person);

create table reports (
    table_id text not null,
    line integer not null,
    reporter text not null,
    reason text not null,
    wall_millis bigint not null,
    primary key (table_id, line, reporter),
    foreign key (table_id, line) references chat (table_id, number)
);

-- Who sat where. Logs know seats only, so that a person can be forgotten.
create table history (
    match text not null references matches (id),
    seat integer not null,
    game text not null,
    person text not null,
    rank integer not null,
    ended_millis bigint not null,
    primary key (match, seat)
);

create index history_person on history (person, ended_millis);

create table people (
    id text primary key,
    name text not null,
    language text not null,
    admin integer not null,
    banned integer not null,
    secret_hash bytea not null unique,
    created_millis bigint not null
);

-- When there was a server at all.
create table beats (
    run text primary key,
    first_millis bigint not null,
    last_millis bigint not null
);

create index beats_last on beats (last_millis);
