-- Time at tables is counted in the time that servers were there, which no calendar can change.
create table uptime (
    one integer primary key,
    millis bigint not null
);

alter table tables add column saved_up_millis bigint not null default 0;
update tables set wake_millis = 0 where wake_millis < 9223372036854775807;

drop table beats;
