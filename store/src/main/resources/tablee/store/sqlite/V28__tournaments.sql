-- Tournaments: what has happened in each, in one order, and who its numbers stand for.

-- The version is the number of events; a write that builds on an older one is refused. It wants to be looked after from wake_millis on,
-- by the count of uptime, and begins by the calendar at start_millis.
create table tournaments (
    id text primary key,
    host text not null,
    listed integer not null,
    document text not null,
    secret blob not null,
    phase text not null,
    version integer not null,
    wake_millis integer not null,
    start_millis integer not null,
    created_millis integer not null,
    saved_millis integer not null
) strict, without rowid;

create index tournaments_open on tournaments (phase, created_millis);
create index tournaments_host on tournaments (host);
create index tournaments_wake on tournaments (wake_millis);

create table tournament_events (
    tournament text not null references tournaments (id),
    number integer not null,
    up_millis integer not null,
    wall_millis integer not null,
    event text not null,
    primary key (tournament, number)
) strict, without rowid;

-- Of a person who was forgotten the number stays. A team has several lines; a bot of the house has a level and no person.
create table tournament_entrants (
    tournament text not null references tournaments (id),
    number integer not null,
    place integer not null,
    person text not null,
    name text not null,
    level text not null,
    primary key (tournament, number, place)
) strict, without rowid;

create unique index tournament_entrants_person on tournament_entrants (tournament, person) where person <> '';
create index tournament_entrants_of on tournament_entrants (person) where person <> '';

-- Matches that have ended and that their tournament has not heard of yet.
create table tournament_results (
    tournament text not null,
    pairing integer not null,
    results text not null,
    primary key (tournament, pairing)
) strict, without rowid;
