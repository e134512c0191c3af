-- How many people tried a puzzle, and how many of them had it at their first try. Names nobody.
create table puzzle_counts (
    puzzle text not null primary key,
    tried integer not null,
    solved integer not null
) strict, without rowid;

-- Who has had their first try, so that it is counted once; not whether it was right.
create table puzzle_tries (
    person text not null references people (id) on delete cascade,
    puzzle text not null,
    primary key (person, puzzle)
) strict, without rowid;
