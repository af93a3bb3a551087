-- Monthly gifts whose giver wants another card charged.

create table monthly_cards (
  id uuid primary key,
  sponsorship_id uuid not null references sponsorships (id),
  asked_at timestamptz not null,
  given_at timestamptz,
  card_ref text,
  brand text,
  last4 text,
  kept_at timestamptz,
  constraint monthly_cards__given_whole check ((given_at is null) = (card_ref is null)),
  constraint monthly_cards__kept_once_given check (kept_at is null or given_at is not null)
);
create index monthly_cards__of_gift on monthly_cards (sponsorship_id, asked_at desc);
comment on table monthly_cards is 'Cards that a giver asked a monthly gift to be charged to. Of the provider''s form they came in by, each row is one; the last one given is charged.';
comment on column monthly_cards.given_at is 'When the giver handed the card to the provider.';
comment on column monthly_cards.card_ref is 'The provider''s name of the card.';
comment on column monthly_cards.kept_at is 'When the provider said that it charges this card from now on; its giver was told then.';
