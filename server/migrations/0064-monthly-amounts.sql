-- Monthly gifts whose giver changed the amount.

create table monthly_amounts (
  id bigint generated always as identity primary key,
  sponsorship_id uuid not null references sponsorships (id),
  amount_cents bigint not null,
  fee_cover_cents bigint not null,
  asked_at timestamptz not null,
  kept_at timestamptz,
  constraint monthly_amounts__amount_in_range check (amount_cents between 100 and 99999999),
  constraint monthly_amounts__fee_not_negative check (fee_cover_cents >= 0)
);
create index monthly_amounts__of_gift on monthly_amounts (sponsorship_id, id desc);
comment on table monthly_amounts is 'Amounts that a giver changed a monthly gift to. Written before the provider is asked, so that money of any of them is known; the first amount stands with the checkout.';
comment on column monthly_amounts.kept_at is 'When the provider said that it charges this from now on; the last one kept is in force.';
