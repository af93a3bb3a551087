-- What waits for staff is read in the order in which it came: each list has an index that holds nothing else.

create index classroom_claims__open on classroom_claims (claimed_at, id) where decided_at is null;
create index disputes__open_by_time on disputes (opened_at, id) where state = 'open';
create index offline_gifts__pending on offline_gifts (entered_at, id) where state = 'pending';
