-- What credits are used for: a tool that a teacher has write something, and storybooks. Each use is one credit.

insert into ledger_moves (kind, side, account_kind) values
  -- What was to be made was not: the credit goes back where it was taken from.
  ('use_refund', -1, 'credits_spent'),
  ('use_refund', 1, 'tools_wallet'),
  ('use_refund', 1, 'wallet');

create table credit_uses (
  id uuid primary key default gen_random_uuid(),
  teacher_id uuid not null references users (id),
  sponsor_id uuid references users (id),
  reason text not null,
  state text not null default 'open',
  transaction_id uuid not null references ledger_transactions (id),
  refund_transaction_id uuid references ledger_transactions (id),
  request_key text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint credit_uses__once unique (teacher_id, request_key),
  constraint credit_uses__one_fact unique (transaction_id),
  constraint credit_uses__one_refund unique (refund_transaction_id),
  constraint credit_uses__known_reason check (reason in (
    'tool:parent-note', 'tool:iep-goal', 'tool:sub-brief', 'storybook:text', 'storybook:illustrations'
  )),
  constraint credit_uses__known_state check (state in ('open', 'spent', 'refunded')),
  constraint credit_uses__ends_once check ((state = 'open') = (ended_at is null)),
  constraint credit_uses__refund_is_booked check ((state = 'refunded') = (refund_transaction_id is not null))
);
create index credit_uses__open on credit_uses (created_at) where state = 'open';
create index credit_uses__open_of_teacher on credit_uses (teacher_id, reason, created_at) where state = 'open';
comment on table credit_uses is 'One credit taken for one thing that is made for a teacher. Open until that is there (spent) or will not be (refunded).';
comment on column credit_uses.sponsor_id is 'Whose wallet gave the credit: the sponsor of one of the teacher’s classrooms. Null where it was one of the tools credits that staff granted the teacher.';
comment on column credit_uses.request_key is 'Chosen by the form: sent twice it is one use.';

create function credit_uses_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a use of a credit stays what it was' using errcode = 'restrict_violation', constraint = 'credit_uses__ended_stays';
end $$;
create trigger credit_uses__ended_stays before update on credit_uses for each row
  when (old.state <> 'open' or (new.teacher_id, new.reason, new.transaction_id, new.created_at) is distinct from (old.teacher_id, old.reason, old.transaction_id, old.created_at)
    or new.sponsor_id is distinct from old.sponsor_id)
  execute function credit_uses_refuse_change();
create trigger credit_uses__never_deleted before delete on credit_uses
  for each row execute function credit_uses_refuse_change();
