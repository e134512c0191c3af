-- Where banned people were stays until the ban ends, also when they are forgotten before: each place has a salt of its own, which names nobody.
alter table banned_places rename to banned_places_before;
drop index banned_places_until;

create table banned_places (
    salt text not null,
    person text references people (id) on delete set null,
    place bytea not null,
    until_millis bigint not null,
    primary key (salt, place)
);

create index banned_places_until on banned_places (until_millis);
create index banned_places_person on banned_places (person);

-- Those of before were written with the person for a salt.
insert into banned_places (salt, person, place, until_millis)
    select person, person, place, until_millis from banned_places_before;
drop table banned_places_before;

-- Where their sessions began, which was looked up in the sessions until now: thirty days from the ban, at most until its end.
insert into banned_places (salt, person, place, until_millis)
    select s.id, s.person, s.place, least(p.banned_until, max(b.created_millis) + 2592000000)
    from sessions s join people p on p.id = s.person join sanctions b on b.person = p.id
    where b.kind = 'BAN' and b.lifted_millis = 0 and p.banned_until > b.created_millis and s.id <> '' and length(s.place) > 0
    group by s.id, s.person, s.place, p.banned_until;
