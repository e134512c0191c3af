-- Whether somebody of another side ended on the same rank: who shares the first has drawn, not won.
alter table history add column tied integer not null default 0;
