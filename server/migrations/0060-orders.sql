-- What teachers order for their classrooms, what is shipped and what goes back.

create table orders (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity,
  teacher_id uuid not null references users (id),
  -- Checked at the end: money is reserved under locks that come before the budget's row.
  budget_id uuid not null references teacher_budgets (id) deferrable initially deferred,
  status text not null default 'submitted',
  total_cents bigint not null,
  returned_cents bigint not null default 0,
  request_key uuid,
  placed_at timestamptz not null,
  paid_at timestamptz,
  paid_by uuid references users (id),
  fulfilled_at timestamptz,
  fulfilled_by uuid references users (id),
  canceled_at timestamptz,
  canceled_by uuid references users (id),
  cancel_reason text,
  constraint orders__number unique (number),
  constraint orders__once unique (teacher_id, request_key),
  constraint orders__known_status check (status in ('submitted', 'paid', 'fulfilled', 'canceled')),
  constraint orders__positive check (total_cents > 0),
  constraint orders__returned_within check (returned_cents between 0 and total_cents),
  constraint orders__decided_whole check (
    (paid_at is null) = (paid_by is null) and (fulfilled_at is null) = (fulfilled_by is null)
    and (canceled_at is null) = (canceled_by is null)),
  constraint orders__state_is_dated check (case status
    when 'submitted' then paid_at is null and fulfilled_at is null and canceled_at is null
    when 'paid' then paid_at is not null and fulfilled_at is null and canceled_at is null
    when 'fulfilled' then paid_at is not null and fulfilled_at is not null and canceled_at is null
    else canceled_at is not null and fulfilled_at is null end),
  constraint orders__only_paid_comes_back check (returned_cents = 0 or paid_at is not null)
);
create index orders__newest on orders (placed_at desc, id desc);
create index orders__by_status on orders (status, placed_at desc, id desc);
create index orders__by_teacher on orders (teacher_id, placed_at desc, id desc);
create index orders__by_total on orders (total_cents, placed_at desc, id desc);
create index orders__by_status_and_total on orders (status, total_cents, placed_at desc, id desc);
comment on table orders is 'What a teacher asks the charity to buy from the budget of a school year. Its money is reserved while it is submitted and spent once it is paid.';
comment on column orders.number is 'What people call it by. Numbers of orders that were refused are missing.';
comment on column orders.total_cents is 'The sum of its lines, by the server.';
comment on column orders.returned_cents is 'What came back of it while it was paid; a paid order that is canceled gives back the rest as well.';
comment on column orders.request_key is 'Made by the form: the same form sent twice is one order.';

create table order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  place integer not null,
  name text not null,
  category text not null,
  qty integer not null,
  amount_cents bigint not null,
  returned_cents bigint not null default 0,
  constraint order_items__one_per_place unique (order_id, place),
  constraint order_items__named check (btrim(name) <> ''),
  constraint order_items__positive check (qty >= 1 and amount_cents > 0),
  constraint order_items__returned_within check (returned_cents between 0 and qty * amount_cents)
);
comment on table order_items is 'The lines of an order.';
comment on column order_items.amount_cents is 'For one piece.';
comment on column order_items.category is 'As the teacher typed it; the public is shown the known ones only.';
comment on column order_items.returned_cents is 'Of the whole line.';

create table order_shipments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  carrier text not null,
  tracking text not null,
  status text not null,
  request_key uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint order_shipments__once unique (order_id, request_key),
  constraint order_shipments__known_status check (status in ('label_created', 'in_transit', 'delivered', 'exception'))
);
create index order_shipments__by_order on order_shipments (order_id, created_at, id);
create index order_shipments__by_tracking on order_shipments (tracking) where tracking <> '';

create table order_returns (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  order_item_id uuid references order_items (id),
  amount_cents bigint not null,
  reason text not null,
  request_key uuid not null,
  returned_by uuid not null references users (id),
  returned_at timestamptz not null,
  constraint order_returns__once unique (order_id, request_key),
  constraint order_returns__positive check (amount_cents > 0),
  constraint order_returns__reason_is_given check (length(btrim(reason)) between 1 and 500)
);
comment on table order_returns is 'Money of paid orders that came back into their budgets, of one line or of any.';

-- What happened to a slot's money after its match, for its givers: once, whichever order or process comes first.
create table slot_news (
  id uuid primary key default gen_random_uuid(),
  slot_id uuid not null references slots (id),
  kind text not null,
  happened_at timestamptz not null,
  told_at timestamptz,
  constraint slot_news__once unique (slot_id, kind),
  constraint slot_news__known_kind check (kind in ('first_shipment', 'budget_spent'))
);
create index slot_news__untold on slot_news (happened_at, id) where told_at is null;
comment on table slot_news is 'What the givers of a slot are told once: the first order shipped, the budget is spent.';
comment on column slot_news.told_at is 'When their mails were queued.';
