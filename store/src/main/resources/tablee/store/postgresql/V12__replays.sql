-- Links to a moment of a finished match, for whoever has one; they end when their owner says so, or is forgotten.
create table replays (
    code text primary key,
    match text not null references matches (id),
    person text not null,
    card text not null,
    picture bytea not null,
    created_millis bigint not null
);

create index replays_person on replays (person, created_millis);
create index replays_match on replays (match);
