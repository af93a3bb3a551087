create table api_keys (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  handle text not null,
  secret_hash text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  request_key uuid not null,
  created_at timestamptz not null,
  created_by uuid not null references users,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references users,
  constraint api_keys__once unique (request_key),
  constraint api_keys__one_per_handle unique (handle),
  constraint api_keys__revoked_by_somebody check ((revoked_at is null) = (revoked_by is null))
);
comment on table api_keys is 'Keys by which other systems of the charity read here. They are the charity''s, not those of whoever created them.';
comment on column api_keys.handle is 'The part of a key that finds its row; it opens nothing.';
comment on column api_keys.secret_hash is 'SHA-256 of the part that opens it, drawn from 2^256: nobody who reads the table can use a key.';
comment on column api_keys.last_used_at is 'To a quarter of an hour: not every request writes.';

-- The lists of the read API, in their order. Payments, reimbursements and tickets have such an index already.
create index slots__by_creation on slots (created_at desc, id desc);
create index classrooms__by_creation on classrooms (created_at desc, id desc);
create index teacher_budgets__by_creation on teacher_budgets (created_at desc, id desc);
