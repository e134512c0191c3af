-- Matches that count, in one order, by numbers that stand for players. What follows from them can be worked out again.

-- A person's id, a bot of the house, or a setting that teams play against; of a person who was forgotten nothing but the number.
create table rating_players (
    id bigint generated always as identity primary key,
    kind text not null,
    name text not null
);

create unique index rating_players_name on rating_players (kind, name) where name <> '';

-- The number is given when a match is entered; until then there is none.
create table rated_matches (
    match text primary key,
    pool text not null,
    together integer not null,
    ended_millis bigint not null,
    number bigint,
    void integer not null default 0
);

create unique index rated_matches_number on rated_matches (number);
create index rated_matches_waiting on rated_matches (ended_millis, match) where number is null;

create table rated_seats (
    match text not null references rated_matches (match),
    seat integer not null,
    player bigint not null references rating_players (id),
    side integer not null,
    rank integer not null,
    stood_in integer not null,
    moves integer not null,
    primary key (match, seat)
);

-- How far matches are entered. A new epoch is all of it worked out again.
create table rating_state (
    epoch integer not null,
    number bigint not null
);

insert into rating_state (epoch, number) values (1, 0);

create table ratings (
    epoch integer not null,
    pool text not null,
    player bigint not null references rating_players (id),
    mean bigint not null,
    spread bigint not null,
    matches integer not null,
    listed integer not null,
    primary key (epoch, pool, player)
);

create index ratings_listed on ratings (epoch, pool, mean desc, player) where listed = 1;
create index ratings_player on ratings (player);

create table rating_moves (
    epoch integer not null,
    player bigint not null references rating_players (id),
    number bigint not null,
    mean bigint not null,
    spread bigint not null,
    primary key (epoch, player, number)
);
