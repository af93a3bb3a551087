-- The statement of a year, mailed to everybody who gave in it.

create table year_statement_runs (
  id uuid primary key default gen_random_uuid(),
  year integer not null,
  asked_by_id uuid not null references users (id),
  asked_at timestamptz not null,
  wanted integer not null,
  mailed integer not null default 0,
  looked_until uuid,
  done_at timestamptz,
  constraint year_statement_runs__year_known check (year between 2000 and 2199),
  constraint year_statement_runs__counts check (wanted >= 0 and mailed >= 0)
);
create unique index year_statement_runs__one_at_a_time on year_statement_runs (year) where done_at is null;
comment on table year_statement_runs is 'Each time that staff had the statements of a year mailed: the work is done in stretches, and goes on where it stopped.';
comment on column year_statement_runs.wanted is 'How many mails staff were told of when they said yes.';
comment on column year_statement_runs.looked_until is 'The last donor that was looked at, in the order of ids.';

create table year_statements (
  year integer not null,
  donor_id uuid not null references donors (id),
  run_id uuid references year_statement_runs (id),
  mailed_at timestamptz not null,
  constraint year_statements__once primary key (year, donor_id)
);
comment on table year_statements is 'Who was mailed the statement of a year, and when last: nobody gets it twice of a run, nor of the next one.';
comment on column year_statements.run_id is 'Null of one that was mailed by itself.';
