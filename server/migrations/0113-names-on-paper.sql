-- A gift on paper of somebody without an address makes nobody a giver: it is found by the name that staff wrote down.
create index offline_gifts__by_name on offline_gifts using gin (to_tsvector('simple', donor_name)) with (fastupdate = off)
  where payment_id is not null and email is null;
