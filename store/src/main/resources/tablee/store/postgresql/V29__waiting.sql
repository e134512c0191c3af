-- People who wait for a rated game now, each at a table of their own. Their page says every few seconds that they still do.
create table waiting_players (
    person text primary key,
    game text not null,
    seats integer not null,
    table_id text not null,
    points integer not null,
    since_millis bigint not null,
    seen_millis bigint not null
);

create index waiting_players_game on waiting_players (game, seats, since_millis);
