-- Six letters that stand for a table's link for a few hours: short enough to be said aloud.
create table codes (
    code text primary key,
    invite text not null,
    expires_millis bigint not null
);

create index codes_invite on codes (invite);
