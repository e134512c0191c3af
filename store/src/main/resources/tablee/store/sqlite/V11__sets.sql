-- Sets are no texts. The seats that a match waits for are bits, 2^n for seat n; what set a match apart has rows of its own.
alter table tables add column awaited_seats integer not null default 0;
update tables set awaited_seats =
      case when ',' || awaited || ',' like '%,0,%' then 1 else 0 end
    + case when ',' || awaited || ',' like '%,1,%' then 2 else 0 end
    + case when ',' || awaited || ',' like '%,2,%' then 4 else 0 end
    + case when ',' || awaited || ',' like '%,3,%' then 8 else 0 end
    + case when ',' || awaited || ',' like '%,4,%' then 16 else 0 end
    + case when ',' || awaited || ',' like '%,5,%' then 32 else 0 end
    + case when ',' || awaited || ',' like '%,6,%' then 64 else 0 end
    + case when ',' || awaited || ',' like '%,7,%' then 128 else 0 end
    + case when ',' || awaited || ',' like '%,8,%' then 256 else 0 end
    + case when ',' || awaited || ',' like '%,9,%' then 512 else 0 end
    + case when ',' || awaited || ',' like '%,10,%' then 1024 else 0 end
    + case when ',' || awaited || ',' like '%,11,%' then 2048 else 0 end
    + case when ',' || awaited || ',' like '%,12,%' then 4096 else 0 end
    + case when ',' || awaited || ',' like '%,13,%' then 8192 else 0 end
    + case when ',' || awaited || ',' like '%,14,%' then 16384 else 0 end
    + case when ',' || awaited || ',' like '%,15,%' then 32768 else 0 end
    where awaited <> '';
alter table tables drop column awaited;

create table match_notes (
    match text not null references matches (id),
    number integer not null,
    note text not null,
    primary key (match, number)
) strict, without rowid;

insert into match_notes select distinct match, 0, 'lesson' from history where ',' || notes || ',' like '%,lesson,%';
insert into match_notes select distinct match, 1, 'from-position' from history where ',' || notes || ',' like '%,from-position,%';
insert into match_notes select distinct match, 2, 'own-ruleset' from history where ',' || notes || ',' like '%,own-ruleset,%';
alter table history drop column notes;
