-- Runs with code from 0188 on.
-- What donors promised to give, in installments. A pledge is no money: nothing of it is booked, minted or receipted until a gift
-- comes, and a gift that pays an installment is a gift like any other.

create table pledges (
  id uuid primary key default gen_random_uuid(),
  donor_id uuid not null references donors (id),
  amount_cents bigint not null,
  destination text not null,
  rhythm text not null,
  reminds boolean not null,
  note text,
  request_key text not null,
  entered_by uuid not null references users (id),
  entered_at timestamptz not null,
  ended_by uuid references users (id),
  ended_at timestamptz,
  ended_reason text,
  constraint pledges__positive check (amount_cents > 0),
  constraint pledges__known_destination check (destination in ('classrooms', 'prospects', 'project')),
  constraint pledges__known_rhythm check (rhythm in ('once', 'monthly', 'quarterly', 'yearly', 'typed')),
  constraint pledges__nothing_is_null check (note <> '' and ended_reason <> ''),
  constraint pledges__end_is_whole check (num_nonnulls(ended_by, ended_at, ended_reason) in (0, 3)),
  constraint pledges__once unique (entered_by, request_key)
);
create index pledges__by_donor on pledges (donor_id);
create index pledges__by_day on pledges (entered_at, id);
comment on table pledges is 'What a donor promised to give, as staff wrote it down. It stands in no account: only gifts that come of it do.';
comment on column pledges.reminds is 'Whether the donor is reminded by email three days before an installment is due.';
comment on column pledges.request_key is 'One press of a button, so that whoever gets no answer and presses again writes one pledge down.';
comment on column pledges.ended_reason is 'Why nothing more is asked for. What was given stays given.';

create table pledge_installments (
  id uuid primary key default gen_random_uuid(),
  pledge_id uuid not null references pledges (id) on delete cascade,
  place integer not null,
  due_on date not null,
  amount_cents bigint not null,
  reminded_at timestamptz,
  constraint pledge_installments__positive check (amount_cents > 0),
  constraint pledge_installments__in_turn unique (pledge_id, place)
);
create index pledge_installments__by_day on pledge_installments (due_on, id);
comment on table pledge_installments is 'The parts of a pledge, each with the day by which it is hoped for. They add up to the pledge.';
comment on column pledge_installments.reminded_at is 'When its donor was last reminded of it by email, by staff or by itself.';

create table pledge_gifts (
  id uuid primary key default gen_random_uuid(),
  installment_id uuid not null references pledge_installments (id) on delete cascade,
  offline_gift_id uuid references offline_gifts (id),
  payment_id uuid references payments (id),
  amount_cents bigint not null,
  counted_by uuid not null references users (id),
  counted_at timestamptz not null,
  constraint pledge_gifts__one_gift check (num_nonnulls(offline_gift_id, payment_id) = 1),
  constraint pledge_gifts__not_negative check (amount_cents >= 0),
  constraint pledge_gifts__offline_once unique (offline_gift_id),
  constraint pledge_gifts__payment_once unique (payment_id)
);
create index pledge_gifts__by_installment on pledge_gifts (installment_id);
comment on table pledge_gifts is 'Which gift pays which installment. One by check and the like is named by what staff wrote down, any other by its payment; each pays one installment.';
comment on column pledge_gifts.amount_cents is 'As much of the gift as the installment needed. What of it stands today is in pledge_gift_standings.';

create view pledge_gift_standings as
select counted.id, counted.installment_id,
  case
    when counted.payment_id is not null then least(counted.amount_cents,
      greatest(0, payment.amount_cents + payment.fee_cover_cents - payment.refunded_cents))
    when offline.state = 'received' then least(counted.amount_cents, offline.amount_cents)
    else 0
  end::bigint as paid_cents,
  case when offline.state = 'pending' then least(counted.amount_cents, offline.amount_cents) else 0 end::bigint as expected_cents
from pledge_gifts counted
left join offline_gifts offline on offline.id = counted.offline_gift_id
left join payments payment on payment.id = counted.payment_id;
comment on view pledge_gift_standings is 'What of each gift that pays an installment is there, or written down and expected: a check that went back and a refund count no more.';

create view pledge_standings as
select installment.id, installment.pledge_id, installment.place, installment.due_on, installment.amount_cents,
  coalesce(sum(gift.paid_cents), 0)::bigint as paid_cents,
  coalesce(sum(gift.expected_cents), 0)::bigint as expected_cents
from pledge_installments installment
left join pledge_gift_standings gift on gift.installment_id = installment.id
group by installment.id;
comment on view pledge_standings is 'What of each installment is paid, and what is written down and expected.';

-- What the operations keep to, whoever else writes here.
create function pledges_require_sum(pledge uuid) returns void language plpgsql as $$
begin
  if exists (select from pledges whole where whole.id = pledge and whole.amount_cents <> (
    select coalesce(sum(part.amount_cents), 0) from pledge_installments part where part.pledge_id = pledge)) then
    raise exception 'the installments of a pledge add up to it'
      using errcode = 'restrict_violation', constraint = 'pledges__add_up';
  end if;
end $$;

create function pledges_stay_whole() returns trigger language plpgsql as $$
begin
  perform pledges_require_sum(new.id);
  return null;
end $$;
create constraint trigger pledges__add_up after insert or update of amount_cents on pledges
  deferrable initially deferred for each row execute function pledges_stay_whole();

create function pledge_installments_stay_whole() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    perform pledges_require_sum(new.pledge_id);
  end if;
  if tg_op <> 'INSERT' then
    perform pledges_require_sum(old.pledge_id);
  end if;
  return null;
end $$;
create constraint trigger pledge_installments__add_up after insert or delete or update of amount_cents, pledge_id on pledge_installments
  deferrable initially deferred for each row execute function pledge_installments_stay_whole();

create function pledge_gifts_fit() returns trigger language plpgsql as $$
begin
  if exists (select from pledge_installments part where part.id = new.installment_id and part.amount_cents < (
    select coalesce(sum(gift.amount_cents), 0) from pledge_gifts gift where gift.installment_id = part.id)) then
    raise exception 'gifts count for no more of an installment than it is'
      using errcode = 'restrict_violation', constraint = 'pledge_gifts__fit';
  end if;
  if exists (select from offline_gifts offline where offline.payment_id = new.payment_id) then
    raise exception 'a check counts under what staff wrote down, and not by its payment besides'
      using errcode = 'restrict_violation', constraint = 'pledge_gifts__one_name';
  end if;
  return null;
end $$;
create constraint trigger pledge_gifts__fit after insert or update on pledge_gifts
  deferrable initially deferred for each row execute function pledge_gifts_fit();
