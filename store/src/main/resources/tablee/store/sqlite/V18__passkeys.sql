-- Keys that devices keep for people: only the public half is here. An account with a key may have no password, which is then empty.
create table passkeys (
    id text primary key,
    person text not null references people (id) on delete cascade,
    name text not null,
    credential blob not null unique,
    public_half blob not null,
    counter integer not null,
    synced integer not null,
    created_day integer not null,
    used_day integer not null
) strict, without rowid;

create index passkeys_person on passkeys (person);

-- What a device is asked, once and for a few minutes, with the hash of the cookie of the browser that it is asked through.
create table challenges (
    hash blob primary key,
    browser blob not null,
    purpose text not null,
    until_millis integer not null
) strict, without rowid;

create index challenges_browser on challenges (browser, until_millis);
create index challenges_until on challenges (until_millis);
