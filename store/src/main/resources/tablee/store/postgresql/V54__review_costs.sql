-- What the moves of one seat in a reviewed match cost it: figures about a log, which name nobody. A seat's go when its person is forgotten.
create table review_costs (
    match text not null,
    seat integer not null,
    decisions integer not null,
    lost integer not null,
    primary key (match, seat)
);
