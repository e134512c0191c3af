-- A report says in which match, and where something was seen that is at no table; what was seen there stays with it. Who reports the same
-- thing again once somebody has looked into it is heard again.
alter table reports alter column table_id drop not null;
alter table reports add column match text not null default '';
alter table reports add column page text not null default '';
alter table reports add column shown text not null default '';

-- Where a table has played one match only, it was that one.
update reports set match = table_id || '.1' where version >= 0
    and exists (select 1 from matches m where m.id = table_id || '.1')
    and not exists (select 1 from matches m where m.id = table_id || '.2');
