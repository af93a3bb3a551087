-- What a provider of words may write, for whom, and what it takes: teachers' consents, each ask with what was set aside for
-- it, and the sums of each day that its caps are held by.

create table writer_consents (
  id uuid primary key default gen_random_uuid(),
  teacher_id uuid not null references users (id),
  provider text not null,
  agreed_at timestamptz not null,
  taken_back_at timestamptz,
  constraint writer_consents__provider_named check (length(provider) between 1 and 300),
  constraint writer_consents__taken_back_after check (taken_back_at >= agreed_at)
);
create unique index writer_consents__one_in_force on writer_consents (teacher_id) where taken_back_at is null;
comment on table writer_consents is 'A teacher''s agreement that a provider writes for the classrooms they lead, each time it was given.';
comment on column writer_consents.provider is 'The host that was agreed to; another one asks anew.';

create table writer_days (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  teacher_id uuid references users (id),
  tokens bigint not null,
  microdollars bigint not null,
  constraint writer_days__one_a_day unique nulls not distinct (day, teacher_id),
  constraint writer_days__not_negative check (tokens >= 0 and microdollars >= 0)
);
comment on table writer_days is 'What a provider took on a day (UTC), set aside or spent: of each teacher, and of the whole house, which has no teacher_id.';
comment on column writer_days.microdollars is 'Millionths of a dollar: a token costs less than a cent.';

create table writer_asks (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  teacher_id uuid references users (id),
  purpose text not null,
  prompt text not null,
  reserved_tokens bigint not null,
  reserved_microdollars bigint not null,
  asked_at timestamptz not null,
  tokens bigint,
  microdollars bigint,
  settled_at timestamptz,
  constraint writer_asks__reserved_something check (reserved_tokens > 0 and reserved_microdollars >= 0),
  constraint writer_asks__settled_whole check (
    (tokens is null) = (settled_at is null) and (microdollars is null) = (settled_at is null)),
  constraint writer_asks__not_negative check (tokens >= 0 and microdollars >= 0)
);
create index writer_asks__by_day on writer_asks (day, teacher_id);
comment on table writer_asks is 'One thing sent to a provider, and what it took; nothing of its words. One that was never settled counts as what was set aside.';
comment on column writer_asks.prompt is 'Its name and version, and the beginning of its digest.';
comment on column writer_asks.reserved_tokens is 'The most that it can take, set aside before it is sent.';
