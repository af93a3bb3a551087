-- Cards that sponsors keep for their next gift, and what became of each charge of one.

alter table checkouts add column saves_card boolean not null default false;
comment on column checkouts.saves_card is 'Whoever gives, signed in, wants the card to be kept for their next gift.';

create table saved_cards (
  customer_ref text primary key,
  user_id uuid references users (id),
  brand text not null,
  last4 text not null,
  exp_month integer not null,
  exp_year integer not null,
  saved_at timestamptz not null,
  removed_at timestamptz,
  constraint saved_cards__four_digits check (last4 ~ '^[0-9]{4}$'),
  constraint saved_cards__of_somebody check (user_id is not null or removed_at is not null)
);
create unique index saved_cards__one_per_account on saved_cards (user_id) where removed_at is null;
create index saved_cards__to_be_forgotten on saved_cards (removed_at) where removed_at is not null;
comment on table saved_cards is 'Cards that accounts keep at the payment provider. One that was removed stays until the provider has forgotten it, too.';
comment on column saved_cards.customer_ref is 'What the provider calls the customer with this one card. Each card that is saved is a customer of its own.';
comment on column saved_cards.user_id is 'Whose card; null once the account was erased.';

create table card_charges (
  checkout_id uuid not null references checkouts (id) on delete cascade,
  attempt integer not null,
  customer_ref text not null,
  began_at timestamptz not null,
  ended_at timestamptz,
  outcome text,
  reason text,
  primary key (checkout_id, attempt),
  constraint card_charges__known_outcome check (outcome in ('succeeded', 'declined', 'no_card', 'failed')),
  constraint card_charges__ended_with_outcome check ((ended_at is null) = (outcome is null))
);
comment on table card_charges is 'Each charge of a saved card, written before the provider is asked. Without an outcome nobody knows yet whether money was taken: then nothing else may be charged for the same checkout.';
comment on column card_charges.attempt is 'The attempt of the checkout; the provider charges once for each.';
comment on column card_charges.reason is 'The provider''s code of a decline.';
