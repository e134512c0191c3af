-- Which part of a parted cluster may go on, see Leases.
create table leases (
    name text primary key,
    owner text not null,
    until_millis integer not null
) strict, without rowid;
