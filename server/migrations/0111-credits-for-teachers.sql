-- What staff grant to teachers: credits for tools lie in the ledger, credits for storybooks are counted week by week.

alter table ledger_accounts drop constraint ledger_accounts__kind_has_its_unit;
alter table ledger_accounts add constraint ledger_accounts__kind_has_its_unit check (
  (unit = 'USD' and kind in (
    'processor', 'processor_fees', 'disputed_funds', 'bank', 'donor_program', 'slot', 'budget', 'reserved', 'spent',
    'prospect_goal', 'prospect_spent', 'teacher_direct', 'fund_classrooms', 'fund_prospects', 'fund_smbs',
    'fund_operations', 'fund_matching', 'fund_budgets', 'refund_reserve', 'fee_cover', 'pack_sales'
  ))
  or (unit = 'CREDIT' and kind in ('credits_issued', 'wallet', 'tools_wallet', 'credits_spent', 'credits_held'))
);

insert into ledger_moves (kind, side, account_kind) values
  ('tools_grant', -1, 'credits_issued'),
  ('tools_grant', 1, 'tools_wallet'),
  -- A use of a tool takes these first, and what is missing of the wallet, as one fact.
  ('spend', -1, 'tools_wallet');

create table storybook_credits (
  id uuid primary key default gen_random_uuid(),
  teacher_id uuid not null references users (id),
  classroom_id uuid not null references classrooms (id),
  period_start date not null,
  period_end date not null,
  free_credits integer not null,
  credits_granted integer not null,
  credits_used integer not null default 0,
  created_at timestamptz not null,
  constraint storybook_credits__one_a_week unique (teacher_id, classroom_id, period_start),
  constraint storybook_credits__monday_to_monday check (extract(isodow from period_start) = 1 and period_end = period_start + 7),
  constraint storybook_credits__free_within_granted check (free_credits between 0 and credits_granted),
  constraint storybook_credits__used_within_granted check (credits_used between 0 and credits_granted)
);
comment on table storybook_credits is 'How many storybooks a teacher may make for a classroom in one week, Monday to Monday in UTC. What is left ends with the week. A week has no row until it is looked at or granted to.';
comment on column storybook_credits.free_credits is 'Of what was granted: what every classroom got in that week. The rest are grants of staff.';

create table teacher_grants (
  id uuid primary key default gen_random_uuid(),
  teacher_id uuid not null references users (id),
  storybook_week_id uuid references storybook_credits (id),
  storybook_credits integer not null,
  tools_credits integer not null,
  transaction_id uuid references ledger_transactions (id),
  request_key text not null,
  granted_by uuid not null references users (id),
  granted_at timestamptz not null,
  constraint teacher_grants__once unique (granted_by, request_key),
  constraint teacher_grants__of_something check (storybook_credits >= 0 and tools_credits >= 0 and storybook_credits + tools_credits > 0),
  constraint teacher_grants__one_fact unique (transaction_id),
  constraint teacher_grants__booked check ((tools_credits > 0) = (transaction_id is not null)),
  constraint teacher_grants__in_a_week check ((storybook_credits > 0) = (storybook_week_id is not null))
);
create index teacher_grants__latest on teacher_grants (teacher_id, granted_at desc, id);
create index teacher_grants__by_week on teacher_grants (storybook_week_id) where storybook_week_id is not null;
comment on table teacher_grants is 'Credits that staff granted to a teacher at once: for storybooks in the week of the grant, for tools in the ledger. Only added to.';
comment on column teacher_grants.tools_credits is 'Whole credits; the fact in the ledger has a hundred times as many cents of a credit.';
comment on column teacher_grants.request_key is 'Chosen by the form: sent twice it is one grant.';
create function teacher_grants_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'grants to teachers are append-only' using errcode = 'restrict_violation', constraint = 'teacher_grants__append_only';
end $$;
create trigger teacher_grants__append_only before update or delete on teacher_grants
  for each row execute function teacher_grants_refuse_change();

-- Each grant is looked for in the audit log when the books are verified, without going through the log.
create index audit_log__teacher_grants on audit_log ((details ->> 'grant_id')) where action = 'credits.grant_to_teacher';
