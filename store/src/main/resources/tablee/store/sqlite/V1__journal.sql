-- What was played. The key (match, seq) refuses a second writer.
create table matches (
    id text primary key,
    header text not null,
    commitment text not null,
    seed blob not null,
    created_millis integer not null,
    ended_millis integer
) strict;

create table entries (
    match text not null references matches (id),
    seq integer not null,
    actor integer not null,
    move integer not null,
    at_millis integer not null,
    wall_millis integer not null,
    hash blob not null,
    primary key (match, seq)
) strict, without rowid;
