-- What counts for whom: a seat that a bot played for its person, and what set a match apart from others.
alter table history add column stood_in integer not null default 0;
alter table history add column notes text not null default '';

-- A match by a ruleset of its own, from a position or by a script said so only in its header until now.
update history set notes = 'own-ruleset' where match in (select id from matches where header not like '%"data":""%');
update history set notes = case notes when '' then 'from-position' else 'from-position,' || notes end, rank = 0, tied = 0
    where match in (select id from matches where header like '%"start":{%');
update history set notes = case notes when '' then 'lesson' else 'lesson,' || notes end, rank = 0, tied = 0
    where match in (select id from matches where commitment = '');
