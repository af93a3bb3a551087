-- Cards that teachers shop with, what is set aside of a budget for a purchase by card, and shopping sessions.

create table teacher_cards (
  id uuid primary key default gen_random_uuid(),
  teacher_id uuid not null references users (id),
  vendor text not null,
  label text not null,
  status text not null,
  last4 text not null,
  exp_month text,
  exp_year text,
  limit_cents bigint,
  spend_cents bigint not null default 0,
  external_id text,
  alias_email text,
  notes text,
  on_file boolean not null default false,
  verified_at timestamptz,
  request_key uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint teacher_cards__known_vendor check (vendor in ('amazon', 'walmart')),
  constraint teacher_cards__known_status check (status in ('active', 'replacing', 'inactive')),
  constraint teacher_cards__four_digits check (last4 ~ '^([0-9]{4})?$'),
  constraint teacher_cards__verified_by_digits check (verified_at is null or last4 <> ''),
  constraint teacher_cards__expiry check (exp_month ~ '^(0[1-9]|1[0-2])$' and exp_year ~ '^[0-9]{4}$'),
  constraint teacher_cards__amounts check (limit_cents >= 0),
  constraint teacher_cards__once unique (teacher_id, request_key)
);
create unique index teacher_cards__one_active on teacher_cards (teacher_id, vendor) where status = 'active';
create unique index teacher_cards__one_per_issued on teacher_cards (external_id) where external_id is not null;
create index teacher_cards__by_teacher on teacher_cards (teacher_id);
comment on table teacher_cards is 'The card of a teacher that a vendor has on file. Of its number only the last four digits are kept.';
comment on column teacher_cards.external_id is 'What the card issuer calls it; its purchases are told under this id.';
comment on column teacher_cards.last4 is 'Empty until somebody says them.';
comment on column teacher_cards.spend_cents is 'What was bought with it in sessions, returns taken off.';
comment on column teacher_cards.request_key is 'Made by the form that entered it: sent twice, it makes one card.';

create table card_allowances (
  id uuid primary key,
  purpose text not null,
  teacher_id uuid not null references users (id),
  budget_id uuid not null references teacher_budgets (id),
  vendor text not null,
  program text,
  issuer_card_id text,
  last4 text,
  exp_month integer,
  exp_year integer,
  amount_cents bigint not null,
  reserved_cents bigint not null,
  spent_cents bigint not null default 0,
  uncovered_cents bigint not null default 0,
  state text not null,
  request_key uuid not null,
  opened_at timestamptz not null,
  closes_at timestamptz not null,
  closed_at timestamptz,
  constraint card_allowances__once unique (teacher_id, purpose, request_key),
  constraint card_allowances__known_purpose check (purpose in ('one_time_card', 'session')),
  constraint card_allowances__known_vendor check (vendor in ('amazon', 'walmart')),
  constraint card_allowances__known_state check (state in ('issuing', 'open', 'closing', 'closed', 'failed')),
  constraint card_allowances__amounts check (
    amount_cents > 0 and reserved_cents >= 0 and spent_cents >= 0 and uncovered_cents >= 0
  ),
  constraint card_allowances__four_digits check (last4 ~ '^[0-9]{4}$'),
  constraint card_allowances__closed_when check ((state in ('closed', 'failed')) = (closed_at is not null))
);
create index card_allowances__by_teacher on card_allowances (teacher_id, opened_at desc);
create index card_allowances__by_issued_card on card_allowances (issuer_card_id, opened_at desc);
create index card_allowances__unfinished on card_allowances (closes_at) where state in ('issuing', 'open', 'closing');
comment on table card_allowances is 'What is set aside of a budget for a purchase by card: for a one-time card, or for a session with the card of a vendor.';
comment on column card_allowances.reserved_cents is 'Of the amount, what is neither spent nor given back.';
comment on column card_allowances.uncovered_cents is 'What merchants took beyond the amount while the budget had nothing left for it; staff settle it.';
comment on column card_allowances.state is 'Issuing until the issuer answered; only open ones buy; closing until the issuer canceled the card.';
comment on column card_allowances.closes_at is 'When it closes by itself, and what no purchase holds goes back.';

create table card_authorizations (
  id text primary key,
  allowance_id uuid not null references card_allowances (id),
  amount_cents bigint not null,
  captured_cents bigint not null default 0,
  state text not null,
  merchant text not null,
  decided_at timestamptz not null,
  told_at timestamptz not null,
  constraint card_authorizations__known_state check (
    state in ('pending', 'closed', 'reversed', 'expired', 'declined')
  ),
  constraint card_authorizations__amounts check (amount_cents >= 0 and captured_cents >= 0)
);
create index card_authorizations__by_allowance on card_authorizations (allowance_id);
comment on table card_authorizations is 'Purchases that asked for approval, under the issuer''s ids. A pending one holds what it has not taken yet.';
comment on column card_authorizations.told_at is 'When the issuer told what stands here; what it told before that comes too late.';

create table card_transactions (
  id text primary key,
  allowance_id uuid not null references card_allowances (id),
  authorization_id text,
  kind text not null,
  amount_cents bigint not null,
  booked_cents bigint not null,
  happened_at timestamptz not null,
  constraint card_transactions__known_kind check (kind in ('capture', 'refund')),
  constraint card_transactions__positive check (amount_cents > 0 and booked_cents between 0 and amount_cents)
);
create index card_transactions__by_allowance on card_transactions (allowance_id);
comment on column card_transactions.booked_cents is 'Less than the amount where a merchant gives back more than it took.';
comment on table card_transactions is 'Money that a merchant took or gave back, each once, under the issuer''s ids.';

create table card_events (
  id text primary key,
  kind text not null,
  approved boolean,
  received_at timestamptz not null
);
create index card_events__by_time on card_events (received_at);
comment on table card_events is 'Events of the card issuer that were taken, each once.';
comment on column card_events.approved is 'What was answered where it asked.';

create table shopping_sessions (
  id uuid primary key,
  teacher_id uuid not null references users (id),
  teacher_card_id uuid not null references teacher_cards (id),
  vendor text not null,
  status text not null,
  card_last4 text not null,
  alias_email text,
  amount_cents bigint not null,
  budget_cents bigint not null,
  started_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint shopping_sessions__of_an_allowance foreign key (id) references card_allowances (id),
  constraint shopping_sessions__known_vendor check (vendor in ('amazon', 'walmart')),
  constraint shopping_sessions__known_status check (
    status in ('started', 'authorized', 'captured', 'failed', 'canceled')
  ),
  constraint shopping_sessions__amounts check (amount_cents > 0 and budget_cents >= amount_cents)
);
create index shopping_sessions__by_teacher on shopping_sessions (teacher_id, started_at desc);
comment on table shopping_sessions is 'A teacher shops at a vendor with the card that is on file there. What it sets aside of the budget is the allowance of the same id.';
comment on column shopping_sessions.budget_cents is 'The amount and the vendor''s buffer for taxes and shipping.';

create table session_orders (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references shopping_sessions (id),
  status text,
  order_number text,
  subtotal_cents bigint,
  total_cents bigint,
  created_at timestamptz not null,
  constraint session_orders__known_status check (status in ('confirmed', 'shipped', 'delivered', 'canceled'))
);
create index session_orders__by_session on session_orders (session_id);
comment on table session_orders is 'What a vendor made of a session. Without a status nothing is known of it yet.';

create table session_order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references session_orders (id),
  position integer not null,
  title text not null,
  sku text,
  qty integer not null,
  price_cents bigint not null,
  constraint session_order_items__amounts check (qty > 0 and price_cents >= 0)
);
create index session_order_items__by_order on session_order_items (order_id, position);
comment on table session_order_items is 'The lines of a vendor''s order; the price is that of one.';

create table session_shipments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references session_orders (id),
  carrier text,
  tracking_number text,
  status text not null,
  eta timestamptz,
  updated_at timestamptz not null,
  constraint session_shipments__known_status check (
    status in ('label_created', 'in_transit', 'delivered', 'exception')
  )
);
create index session_shipments__by_order on session_shipments (order_id);
comment on table session_shipments is 'Parcels of a vendor''s order.';

create function keep_session_over() returns trigger language plpgsql as $$
begin
  if old.status in ('captured', 'failed', 'canceled') and new.status <> old.status then
    raise exception 'a session that is over stays as it ended' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger shopping_sessions__over before update of status on shopping_sessions
  for each row execute function keep_session_over();
