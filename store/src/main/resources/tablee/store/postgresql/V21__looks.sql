-- What eyes see of a name, so that no two people here are taken for one another. Names from before are looked at one after the other, and stay.
alter table people add column look text not null default '';
create index people_look on people (look);
