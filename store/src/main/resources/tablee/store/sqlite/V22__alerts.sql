-- What somebody wants to hear of while they are away, and when not: minutes of their own day, the same twice where there are no quiet hours.
create table alert_wishes (
    person text primary key references people (id) on delete cascade,
    turns integer not null,
    invitations integer not null,
    friends integer not null,
    quiet_from integer not null,
    quiet_until integer not null,
    zone text not null
) strict, without rowid;

-- Where alerts go: a browser that has agreed to it, or an address of its owner's. The code turns it off, from within an alert.
create table alert_channels (
    id text primary key,
    person text not null references people (id) on delete cascade,
    kind text not null,
    name text not null,
    address text not null,
    public_half blob not null,
    secret blob not null,
    code text not null unique,
    paused integer not null,
    created_day integer not null,
    failures integer not null,
    rest_until_millis integer not null
) strict, without rowid;

create index alert_channels_person on alert_channels (person);
create index alert_channels_address on alert_channels (address);

-- One alert of a kind about one thing: told once for each mark, such as a turn, by whichever node and however often it is tried.
create table alerts (
    person text not null references people (id) on delete cascade,
    kind text not null,
    subject text not null,
    mark text not null,
    due_millis integer not null,
    told_millis integer not null,
    tries integer not null,
    primary key (person, kind, subject)
) strict, without rowid;

create index alerts_due on alerts (due_millis) where told_millis = 0;

-- Keys of this server, made at its first start.
create table server_keys (
    name text primary key,
    private_half blob not null,
    public_half blob not null
) strict, without rowid;
