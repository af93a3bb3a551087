-- The charity's programs, as staff word them, and who wants to hear when one opens.

create table programs (
  id text primary key,
  slug text not null,
  name text not null,
  description text not null,
  teacher text,
  state text not null,
  goal_cents bigint not null,
  funded_before_cents bigint not null default 0,
  position integer not null,
  updated_at timestamptz not null default now(),
  constraint programs__one_per_slug unique (slug),
  constraint programs__known_state check (state in ('active', 'preview')),
  constraint programs__goal_is_positive check (goal_cents > 0),
  constraint programs__funded_not_negative check (funded_before_cents >= 0)
);
comment on table programs is 'The four programs. Gifts name a program by its id.';
comment on column programs.funded_before_cents is 'What was given before the ledger began; settled gifts come on top.';

insert into programs (id, slug, name, description, state, goal_cents, position) values
  ('sponsor-classroom', 'sponsor-classroom', 'Sponsor a Classroom', 'One $800 payment mints one Sponsor Slot. A public draw matches it to a classroom that its community nominated and its teacher confirmed.', 'active', 8000000, 1),
  ('rent-assistance', 'rent-assistance', 'Rent Assistance', 'A month of rent can keep a family in its school district. This program will help when one month is short.', 'preview', 4000000, 2),
  ('tower-smbs', 'tower-smbs', 'Tower for SMBs', 'Small shops hold a block together. This program will lend them tools, advice and a first customer: the school next door.', 'preview', 4000000, 3),
  ('sponsor-athlete', 'sponsor-athlete', 'Sponsor an Athlete (Prospect)', 'Young athletes need shoes, travel and somebody who watches. This program will back their goals, with a guardian''s consent.', 'preview', 4000000, 4);

create table program_interests (
  program_id text not null references programs (id),
  email text not null,
  locale text not null default 'en',
  created_at timestamptz not null default now(),
  primary key (program_id, email),
  constraint program_interests__email_is_normal check (email = lower(btrim(email))),
  constraint program_interests__known_locale check (locale in ('en', 'es'))
);
comment on table program_interests is 'Who asked to be told when a program opens. Written to once, then removed.';

create index checkouts__by_program on checkouts (program_key) where program_key is not null;
