-- What can be seen of how somebody played a rated match, for those who run the server. It goes with its person, and after ninety days.

-- Matches from before are not looked at; those that end from now on wait until somebody has time.
alter table rated_matches add column examined integer not null default 1;

create index rated_matches_unexamined on rated_matches (ended_millis) where examined = 0;
create index rated_matches_ended on rated_matches (ended_millis);

create table honest_seats (
    match text not null,
    seat integer not null,
    player bigint not null references rating_players (id),
    pool text not null,
    ended_millis bigint not null,
    decisions integer not null,
    agreed integer not null,
    thought_millis bigint not null,
    thought_squares bigint not null,
    primary key (match, seat)
);

create index honest_seats_player on honest_seats (player);
create index honest_seats_ended on honest_seats (ended_millis);

-- What moves of one that cost something gave another, in thousandths of a win.
create table honest_gifts (
    giver bigint not null references rating_players (id),
    receiver bigint not null references rating_players (id),
    match text not null,
    ended_millis bigint not null,
    gift integer not null,
    primary key (giver, receiver, match)
);

create index honest_gifts_receiver on honest_gifts (receiver);
create index honest_gifts_ended on honest_gifts (ended_millis);
