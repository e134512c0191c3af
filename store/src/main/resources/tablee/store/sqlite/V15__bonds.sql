-- What people are to each other: blocked, muted, or friends once both say so. Nobody is told what another one says of them.
create table bonds (
    person text not null references people (id) on delete cascade,
    other text not null references people (id) on delete cascade,
    kind text not null,
    created_millis integer not null,
    primary key (person, kind, other)
) strict, without rowid;

create index bonds_other on bonds (other, kind);

-- When somebody who has friends was last here, by whichever node.
create table presence (
    person text primary key references people (id) on delete cascade,
    seen_millis integer not null
) strict, without rowid;
