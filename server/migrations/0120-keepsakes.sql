-- Keepsakes: what sponsors buy with their own credits, once each.

create table keepsakes (
  key text primary key,
  price_cents bigint not null,
  place integer not null,
  active boolean not null default true,
  constraint keepsakes__in_order unique (place),
  constraint keepsakes__whole_credits check (price_cents > 0 and price_cents % 100 = 0 and price_cents <= 100000000)
);
comment on table keepsakes is 'What is sold to sponsors for credits. Words and drawings stand in the code, under the key; staff decide on prices and what is sold.';
comment on column keepsakes.price_cents is 'In cents of a credit; whole credits only.';

insert into keepsakes (key, price_cents, place) values
  ('certificate', 500, 1),
  ('poster', 1000, 2),
  ('thank_you_cards', 800, 3),
  ('emblem_arch', 1500, 4),
  ('emblem_circle', 1500, 5),
  ('emblem_square', 1500, 6);

create table owned_keepsakes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  keepsake_key text not null references keepsakes (key),
  slot_id uuid references slots (id),
  price_cents bigint not null,
  transaction_id uuid not null references ledger_transactions (id),
  is_shown boolean not null default false,
  bought_at timestamptz not null,
  constraint owned_keepsakes__one_fact unique (transaction_id),
  constraint owned_keepsakes__certificate_of_a_slot check ((keepsake_key = 'certificate') = (slot_id is not null)),
  constraint owned_keepsakes__only_emblems_shown check (not is_shown or keepsake_key like 'emblem\_%'),
  constraint owned_keepsakes__paid check (price_cents > 0)
);
create unique index owned_keepsakes__once on owned_keepsakes (user_id, keepsake_key) where slot_id is null;
create unique index owned_keepsakes__once_a_slot on owned_keepsakes (user_id, slot_id) where slot_id is not null;
create unique index owned_keepsakes__one_shown on owned_keepsakes (user_id) where is_shown;
comment on table owned_keepsakes is 'A keepsake that somebody bought. Its paper is made anew each time, as things stand then.';
comment on column owned_keepsakes.price_cents is 'What was taken of the wallet, in cents of a credit.';
comment on column owned_keepsakes.is_shown is 'Of an emblem: the public profile shows it.';

create function owned_keepsakes_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a keepsake stays what was bought' using errcode = 'restrict_violation', constraint = 'owned_keepsakes__stays';
end $$;
create trigger owned_keepsakes__stays before update on owned_keepsakes for each row
  when ((new.user_id, new.keepsake_key, new.price_cents, new.transaction_id, new.bought_at)
      is distinct from (old.user_id, old.keepsake_key, old.price_cents, old.transaction_id, old.bought_at)
    or new.slot_id is distinct from old.slot_id)
  execute function owned_keepsakes_refuse_change();
create trigger owned_keepsakes__never_deleted before delete on owned_keepsakes
  for each row execute function owned_keepsakes_refuse_change();
