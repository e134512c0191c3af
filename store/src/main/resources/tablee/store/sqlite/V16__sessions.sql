-- Where one is signed in: with what, from where as far as its owner can tell it from here, and when that was last proved.
alter table sessions add column id text not null default '';
alter table sessions add column device text not null default '';
alter table sessions add column place blob not null default x'';
alter table sessions add column proved_millis integer not null default 0;
update sessions set id = lower(hex(randomblob(9)));
