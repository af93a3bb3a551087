-- The search of the console finds whatever staff have a record of, each by an index and a few rows of it.
create index tickets__by_plain_subject on tickets using gin (to_tsvector('simple', plain_words(subject))) with (fastupdate = off);
create index purchase_requests__by_plain_words on purchase_requests
  using gin (to_tsvector('simple', plain_words(title || ' ' || memo))) with (fastupdate = off) where status <> 'draft';
create index order_items__by_plain_name on order_items using gin (to_tsvector('simple', plain_words(name))) with (fastupdate = off);
create index inquiries__by_plain_name on inquiries
  using gin (to_tsvector('simple', plain_words(name || ' ' || coalesce(organization, '') || ' ' || coalesce(topic, '')))) with (fastupdate = off);
create index inquiries__by_address on inquiries (email text_pattern_ops);
create index offline_gifts__by_plain_words on offline_gifts
  using gin (to_tsvector('simple', plain_words(coalesce(donor_name, '') || ' ' || reference))) with (fastupdate = off);
create index offline_gifts__by_address on offline_gifts (email text_pattern_ops) where email is not null;
create index offline_gifts__by_amount on offline_gifts (amount_cents, entered_at desc, id desc);
create index prospects__by_plain_name on prospects
  using gin (to_tsvector('simple', plain_words(first_name || ' ' || last_name))) with (fastupdate = off);
create index sponsor_requests__by_plain_name on sponsor_requests
  using gin (to_tsvector('simple', plain_words(org_name))) with (fastupdate = off);
create index sponsor_requests__by_address on sponsor_requests (email text_pattern_ops);
