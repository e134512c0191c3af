-- How many are listed at each step of the mean, so that for one's own rank only those of the same step are counted one by one.
create table rating_counts (
    epoch integer not null,
    pool text not null,
    step integer not null,
    listed integer not null,
    primary key (epoch, pool, step)
) strict, without rowid;

insert into rating_counts (epoch, pool, step, listed)
    select epoch, pool, mean >> 14, count(*) from ratings where listed = 1 group by epoch, pool, mean >> 14;
