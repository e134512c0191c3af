-- The deals of each day, the same for everybody: drawn before the day and opened after it. A day is counted from 1970, in UTC.
create table daily_deals (
    day integer not null,
    deal text not null,
    seed blob not null,
    closed_millis integer not null default 0,
    primary key (day, deal)
) strict, without rowid;

-- Who plays which deal, once, at which table; how it ended, and what that is worth among all who played it.
create table daily_results (
    day integer not null,
    deal text not null,
    person text not null references people (id) on delete cascade,
    table_id text not null,
    begun_millis integer not null,
    ended_millis integer not null default 0,
    outcome integer not null default 0,
    own integer not null default 0,
    other integer not null default 0,
    extra integer not null default 0,
    ranked integer not null default 0,
    points integer not null default 0,
    primary key (day, deal, person)
) strict, without rowid;

create index daily_results_person on daily_results (person, day);
create index daily_results_table on daily_results (table_id);
create index daily_results_ranked on daily_results (deal, day, person, points) where ranked = 1;

-- Teams that wait for their last player, by the code that lets one in.
create table daily_teams (
    code text primary key,
    day integer not null,
    deal text not null,
    host text not null references people (id) on delete cascade,
    table_id text not null,
    unique (day, deal, host)
) strict, without rowid;
