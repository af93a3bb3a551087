-- What two people did is listed by when one of them began it.
create index disbursements__two_people on disbursements (recorded_at desc, id) where needs_second;
