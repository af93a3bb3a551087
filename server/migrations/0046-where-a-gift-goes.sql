-- Where a gift goes: to the giver's own tower, to the one that everybody shares, or straight to a classroom.

alter table checkouts
  add column goes_to text,
  add column language text,
  add constraint checkouts__known_goes_to check (goes_to in ('own_tower', 'shared_tower', 'classroom'));
comment on column checkouts.goes_to is 'What the giver chose for a gift to classrooms: their own tower, the one that everybody shares, or the classroom itself. Null where the call did not say: then it is their own tower.';
comment on column checkouts.language is 'In which the giver was asked; null where the call did not say.';
create trigger checkouts__goes_where_it_was_asked before update on checkouts for each row
  when (old.state = 'complete' and new.goes_to is distinct from old.goes_to)
  execute function books_refuse_change('checkouts__complete_stays');

alter table payments
  add column shared_cents bigint not null default 0,
  add constraint payments__shared_within_gift check (shared_cents between 0 and amount_cents);
comment on column payments.shared_cents is 'How much of what is left of a giver''s gift counts for the shared tower and no longer for their own. Of the house''s own gifts always 0: those count for nothing else.';
create index payments__on_shared_tower on payments (donor_id) where shared_cents > 0;

alter table donors
  add column shared_cents bigint not null default 0,
  add column pooling_announced_at timestamptz,
  add column pools_at timestamptz,
  add column waits_since timestamptz,
  add column wait_key text,
  add constraint donors__shared_not_negative check (shared_cents >= 0),
  add constraint donors__pooling_is_announced check ((pooling_announced_at is null) = (pools_at is null) and (pools_at is null or wait_key is not null));
comment on column donors.shared_cents is 'What of the donor''s program gifts counts for the shared tower. Beside program_cents, which is their own tower''s.';
comment on column donors.pools_at is 'When what lies on the donor''s tower joins the shared one unless they give again or ask to wait; null before they were told.';
comment on column donors.waits_since is 'When the donor last asked to wait: the days are counted from there.';
comment on column donors.wait_key is 'Signs the links by which a donor asks to wait.';
create index donors__to_be_pooled on donors (pools_at) where pools_at is not null;

create table tower_gifts (
  payment_id uuid primary key references payments (id),
  place bigint generated always as identity,
  amount_cents bigint not null,
  waiting_cents bigint not null,
  covered_cents bigint not null default 0,
  joined_at timestamptz not null,
  constraint tower_gifts__one_per_place unique (place),
  constraint tower_gifts__within_amount check (waiting_cents between 0 and amount_cents),
  constraint tower_gifts__covered_is_in_slots check (covered_cents between 0 and amount_cents - waiting_cents)
);
create index tower_gifts__waiting on tower_gifts (place) where waiting_cents > 0;
create index tower_gifts__covered on tower_gifts (place) where covered_cents > 0;
comment on table tower_gifts is 'Whose money the shared tower is made of: all that counts for the house, in the order in which it came.';
comment on column tower_gifts.amount_cents is 'What lies on the tower of this gift: in slots and waiting for the next one.';
comment on column tower_gifts.waiting_cents is 'Of it, what is in no slot yet.';
comment on column tower_gifts.covered_cents is 'Of it, what its giver has back: a classroom had it, so the refund reserve paid. The tower''s next gifts take its place.';

create table slot_shares (
  slot_id uuid not null references slots (id),
  payment_id uuid not null references tower_gifts (payment_id),
  amount_cents bigint not null,
  told_at timestamptz,
  primary key (slot_id, payment_id),
  constraint slot_shares__positive check (amount_cents > 0)
);
create index slot_shares__by_payment on slot_shares (payment_id);
create index slot_shares__untold on slot_shares (slot_id) where told_at is null;
comment on column slot_shares.told_at is 'When its giver was told that the slot found its classroom.';
comment on table slot_shares is 'Whose gifts a slot of the shared tower holds, first in first out: $800 together. A slot that was taken back holds nothing.';

-- What the house was given before: gifts of nobody in particular, and classrooms' share of untargeted ones.
insert into tower_gifts (payment_id, amount_cents, waiting_cents, joined_at)
select payment.id, counted.cents, 0, payment.settled_at
from payments payment
left join donors donor on donor.id = payment.donor_id
cross join lateral (select payment.amount_cents - least(payment.refunded_cents, payment.amount_cents) as cents) given
cross join lateral (select case payment.destination when 'project' then (given.cents * 65) / 100 else given.cents end
  + coalesce((select sum(loss.amount_cents)::bigint from refund_losses loss join refunds refund on refund.id = loss.refund_id
    where refund.payment_id = payment.id and loss.part = 'donor'), 0) as cents) counted
where payment.state = 'settled' and counted.cents > 0
  and (payment.destination = 'project' or (payment.destination = 'classrooms' and donor.kind = 'house'))
order by payment.settled_at, payment.id;

-- The hole is what the reserve paid and no gift has filled yet: the newest of what it paid.
with owed as (
  select gift.payment_id, gift.place, (select sum(loss.amount_cents)::bigint from refund_losses loss
      join refunds refund on refund.id = loss.refund_id where refund.payment_id = gift.payment_id and loss.part = 'donor') as cents
  from tower_gifts gift
), lined as (
  select payment_id, cents, sum(cents) over (order by place desc) - cents as before from owed where cents > 0
)
update tower_gifts gift set
  covered_cents = greatest(0, least(lined.cents, house.reserve_hole_cents - lined.before)),
  amount_cents = gift.amount_cents - lined.cents + greatest(0, least(lined.cents, house.reserve_hole_cents - lined.before)),
  waiting_cents = 0
from lined, donors house
where house.kind = 'house' and lined.payment_id = gift.payment_id;
delete from tower_gifts where amount_cents = 0;

-- First in, first out: each live slot of the house holds $800 of the line, and what is left of it waits.
with line as (
  select payment_id, amount_cents, sum(amount_cents) over (order by place) - amount_cents as starts from tower_gifts
), seat as (
  select slot.id, slot.assigned_at, 80000 * (row_number() over (order by slot.ordinal) - 1) as starts
  from slots slot join donors house on house.id = slot.donor_id and house.kind = 'house' where slot.voided_at is null
)
insert into slot_shares (slot_id, payment_id, amount_cents, told_at)
select seat.id, line.payment_id,
  least(line.starts + line.amount_cents, seat.starts + 80000) - greatest(line.starts, seat.starts), seat.assigned_at
from seat join line on line.starts < seat.starts + 80000 and line.starts + line.amount_cents > seat.starts;
update tower_gifts gift set waiting_cents = gift.amount_cents
  - coalesce((select sum(share.amount_cents)::bigint from slot_shares share where share.payment_id = gift.payment_id), 0);

create table direct_gifts (
  payment_id uuid primary key references payments (id),
  classroom_id uuid not null references classrooms (id),
  amount_cents bigint not null,
  teacher_id uuid references users (id),
  fiscal_year integer,
  held_cents bigint not null default 0,
  given_at timestamptz,
  created_at timestamptz not null,
  constraint direct_gifts__not_negative check (amount_cents >= 0),
  constraint direct_gifts__held_not_negative check (held_cents >= 0),
  constraint direct_gifts__given_whole check (
    (given_at is null) = (teacher_id is null) and (given_at is null) = (fiscal_year is null)
    and (given_at is not null or held_cents = 0))
);
create index direct_gifts__waiting on direct_gifts (classroom_id) where given_at is null;
create index direct_gifts__by_budget on direct_gifts (teacher_id, fiscal_year);
comment on table direct_gifts is 'Gifts that go straight to one classroom: into its teacher''s budget, without a slot. One whose classroom lost its teacher before the money came waits.';
comment on column direct_gifts.amount_cents is 'What is left of it in the budget, or waits.';
comment on column direct_gifts.held_cents is 'Of it, what a bank contests or a refund promises: the budget holds as much.';

alter table refund_losses
  drop constraint refund_losses__known_part,
  add constraint refund_losses__known_part
    check (part in ('donor', 'absorbed', 'given_away', 'prospects', 'smbs', 'operations', 'direct'));

insert into ledger_moves (kind, side, account_kind) values
  ('pooled', -1, 'donor_program'),
  ('pooled', 1, 'fund_classrooms'),
  ('pool_returned', -1, 'fund_classrooms'),
  ('pool_returned', -1, 'refund_reserve'),
  ('pool_returned', 1, 'donor_program'),
  ('payment_in', 1, 'teacher_direct'),
  ('refund_out', -1, 'teacher_direct'),
  ('refund_reversed', 1, 'teacher_direct'),
  ('budget_allocated', -1, 'teacher_direct'),
  ('budget_returned', -1, 'budget'),
  ('budget_returned', 1, 'teacher_direct');
