-- The marketplace of teachers: badges and avatars, what each teacher unlocked of them, and how a teacher appears to others.

create table market_items (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  name text not null,
  description text not null,
  name_es text,
  description_es text,
  image_url text,
  theme text not null,
  motif text not null,
  tier integer not null,
  cost_cents bigint not null,
  place integer not null default 0,
  active boolean not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint market_items__known_kind check (kind in ('badge', 'avatar')),
  constraint market_items__known_theme check (theme in ('think', 'build', 'serve')),
  constraint market_items__known_tier check (tier between 1 and 4),
  constraint market_items__named check (name <> '' and char_length(name) <= 60 and char_length(name_es) <= 60),
  constraint market_items__described_shortly check (char_length(description) <= 200 and char_length(description_es) <= 200),
  constraint market_items__priced check (cost_cents between case when kind = 'badge' then 100 else 0 end and 100000000),
  constraint market_items__picture_is_ours check (image_url ~ '^/[^/\\]' and length(image_url) <= 500)
);
create unique index market_items__one_per_name on market_items (kind, lower(name));
comment on table market_items is 'Badges and avatars that teachers unlock with credits. None is ever deleted: what is not offered anymore is switched off, and who has it keeps it.';
comment on column market_items.image_url is 'A picture that staff uploaded. Null where it is drawn by theme, tier and motif.';
comment on column market_items.cost_cents is 'In cents of a credit. Shown and charged in whole credits, rounded. An avatar may be free.';
comment on column market_items.place is 'The order within a tier.';

create table owned_items (
  id uuid primary key default gen_random_uuid(),
  teacher_id uuid not null references users (id),
  item_id uuid not null references market_items (id),
  price_cents bigint not null,
  transaction_id uuid not null references ledger_transactions (id),
  bought_at timestamptz not null,
  constraint owned_items__once unique (teacher_id, item_id),
  constraint owned_items__one_fact unique (transaction_id),
  constraint owned_items__whole_credits check (price_cents > 0 and price_cents % 100 = 0)
);
comment on table owned_items is 'What teachers unlocked, each once, with the fact of the ledger that took its price from their own credits.';

create function owned_items_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was unlocked stays unlocked' using errcode = 'restrict_violation', constraint = 'owned_items__append_only';
end $$;
create trigger owned_items__append_only before update or delete on owned_items
  for each row execute function owned_items_refuse_change();

create table teacher_looks (
  teacher_id uuid primary key references users (id),
  avatar_id uuid references market_items (id),
  photo_file_id uuid references files (id) on delete set null,
  waiting_file_id uuid references files (id) on delete set null,
  waiting_since timestamptz,
  refused_because text,
  shows_badges boolean not null default false,
  changed_at timestamptz not null,
  constraint teacher_looks__one_picture check (avatar_id is null or photo_file_id is null),
  constraint teacher_looks__waits_since check (waiting_file_id is null or waiting_since is not null),
  constraint teacher_looks__refused_shortly check (char_length(refused_because) <= 500)
);
create index teacher_looks__of_avatar on teacher_looks (avatar_id) where avatar_id is not null;
create index teacher_looks__waiting on teacher_looks (waiting_since, teacher_id) where waiting_file_id is not null;
create index teacher_looks__photos on teacher_looks (changed_at, teacher_id) where photo_file_id is not null;
comment on table teacher_looks is 'How a teacher appears beside their name: an avatar or a photo, and whether their badges are shown. The address of the picture stands in teacher_profiles.';
comment on column teacher_looks.waiting_file_id is 'A photo that staff have not looked at yet: what stood beside the name before stands there until they show it.';
