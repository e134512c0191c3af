-- What somebody has reached for the first time, such as the first win of a game.
create table marks (
    person text not null references people (id) on delete cascade,
    mark text not null,
    earned_millis integer not null,
    primary key (person, mark)
) strict, without rowid;
