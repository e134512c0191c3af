-- Who lets those who study the games have the matches they have finished, without names.
create table study_consents (
    person text primary key references people (id) on delete cascade,
    since_day integer not null
);
