-- Where one is signed in: with what, from where as far as its owner can tell it from here, and when that was last proved.
alter table sessions add column id text not null default '';
alter table sessions add column device text not null default '';
alter table sessions add column place bytea not null default '';
alter table sessions add column proved_millis bigint not null default 0;
update sessions set id = substr(md5(random()::text || encode(secret_hash, 'hex')), 1, 18);
