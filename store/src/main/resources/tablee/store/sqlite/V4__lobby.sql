-- What the lobby asks of many tables at once: whom a match waits for, and who may come.
alter table tables add column awaited text not null default '';
alter table tables add column invite text not null default '';

create unique index tables_invite on tables (invite) where invite <> '';

create table guests (
    table_id text not null references tables (id),
    person text not null,
    primary key (table_id, person)
) strict, without rowid;

create index guests_person on guests (person);
