-- What was played. The key (match, seq) refuses a second writer.
create table matches (
    id text primary key,
    header text not null,
    commitment text not null,
    seed bytea not null,
    created_millis bigint not null,
    ended_millis bigint
);

create table entries (
    match text not null references matches (id),
    seq integer not null,
    actor integer not null,
    move integer not null,
    at_millis bigint not null,
    wall_millis bigint not null,
    hash bytea not null,
    primary key (match, seq)
);
