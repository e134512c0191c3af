-- Addresses to which a code for a forgotten password may be sent, once somebody has shown that they read there.
create table recovery_mails (
    person text primary key references people (id) on delete cascade,
    mail text not null,
    confirmed integer not null,
    code_hash bytea not null,
    until_millis bigint not null,
    used_day integer not null
);
