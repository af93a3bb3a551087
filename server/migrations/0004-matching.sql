-- Matching: classrooms, nominations, slots, draws.

create table classrooms (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  school text,
  city text,
  state text,
  grade_level text,
  teacher_id uuid references users (id),
  teacher_display_name text,
  teacher_email text,
  confirmed_at timestamptz,
  sponsor_id uuid references users (id),
  import_key text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint classrooms__one_per_import_key unique (import_key),
  constraint classrooms__email_is_normal check (teacher_email = lower(btrim(teacher_email))),
  constraint classrooms__named check (length(btrim(name)) between 1 and 200)
);
create index classrooms__by_teacher on classrooms (teacher_id);
create index classrooms__eligible on classrooms (id) where confirmed_at is not null and teacher_id is not null;
comment on table classrooms is 'A room that can win a slot once its teacher confirmed it and someone nominated it.';
comment on column classrooms.import_key is 'The charity''s own identifier from a spreadsheet, so that importing twice changes nothing.';

create table share_links (
  code text primary key,
  classroom_id uuid not null references classrooms (id),
  created_by uuid references users (id),
  note text,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  constraint share_links__code_form check (code ~ '^PT-[A-Z2-9]{6}$')
);
create index share_links__by_classroom on share_links (classroom_id);
comment on table share_links is 'Short codes that lead to a classroom and through it to its teacher.';

create table classroom_nominations (
  id uuid primary key default gen_random_uuid(),
  classroom_id uuid not null references classrooms (id),
  nominator_hash text not null,
  reason text,
  created_at timestamptz not null default now(),
  constraint classroom_nominations__once unique (classroom_id, nominator_hash)
);
comment on table classroom_nominations is 'One ballot per nominator and room. The hash is keyed with a secret of the server: nobody can guess addresses from it.';

create table teacher_nominations (
  id uuid primary key default gen_random_uuid(),
  nominator_name text not null,
  nominator_email text not null,
  teacher_name text not null,
  school text not null,
  reason text not null,
  nominee_email text,
  created_at timestamptz not null default now()
);
create unique index teacher_nominations__once
  on teacher_nominations (nominator_email, lower(teacher_name), lower(school));
comment on table teacher_nominations is 'Teachers named by someone, not yet linked to a classroom; staff review them.';

create table confirmation_requests (
  id uuid primary key default gen_random_uuid(),
  classroom_id uuid not null references classrooms (id),
  teacher_display_name text not null,
  email text not null,
  token_hash text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint confirmation_requests__one_per_hash unique (token_hash),
  constraint confirmation_requests__email_is_normal check (email = lower(btrim(email)))
);
create index confirmation_requests__by_classroom on confirmation_requests (classroom_id);
create index confirmation_requests__by_email on confirmation_requests (email, created_at);
comment on table confirmation_requests is 'Links mailed to school addresses; only the hash of the token is kept.';

create table pools (
  id text primary key,
  name text not null,
  created_at timestamptz not null default now(),
  constraint pools__id_form check (id ~ '^[a-z][a-z0-9-]{0,39}$')
);
insert into pools (id, name) values ('classrooms', 'Classrooms');
comment on table pools is 'Groups of funded slots, by program or source.';

create table assignment_slots (
  id uuid primary key default gen_random_uuid(),
  slot_name text not null,
  slot_starts timestamptz not null,
  capacity integer not null,
  source text not null default 'staff',
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  state text not null default 'scheduled',
  algorithm text not null default 'tower-draw/1',
  rules text not null default 'weights/1',
  seed_hash text not null,
  server_seed text not null,
  beacon jsonb,
  school_year integer,
  frozen_at timestamptz,
  entries_count integer,
  total_weight bigint,
  entries_hash text,
  commitment_hash text,
  public_value text,
  draw_seed text,
  completed_at timestamptz,
  run_by uuid references users (id),
  voided_at timestamptz,
  void_reason text,
  constraint assignment_slots__known_state check (state in ('scheduled', 'frozen', 'completed', 'voided')),
  constraint assignment_slots__known_source check (source in ('staff', 'schedule')),
  constraint assignment_slots__capacity_in_range check (capacity between 1 and 1000000000),
  constraint assignment_slots__hex check (seed_hash ~ '^[0-9a-f]{64}$' and server_seed ~ '^[0-9a-f]{64}$'),
  constraint assignment_slots__frozen_is_committed check (
    state not in ('frozen', 'completed')
    or (frozen_at is not null and entries_count is not null and total_weight is not null
        and entries_hash is not null and commitment_hash is not null)
  ),
  constraint assignment_slots__completed_is_seeded check (state <> 'completed' or (completed_at is not null and draw_seed is not null)),
  constraint assignment_slots__void_has_reason check (state <> 'voided' or length(btrim(void_reason)) > 0)
);
create unique index assignment_slots__one_scheduled_per_start on assignment_slots (slot_starts) where source = 'schedule';
create index assignment_slots__due on assignment_slots (slot_starts) where state in ('scheduled', 'frozen');
comment on table assignment_slots is 'Draws: scheduled events that match waiting slots to classrooms. Never deleted, never drawn again.';
comment on column assignment_slots.server_seed is '32 random bytes in hex; sealed by seed_hash at creation, published with the result.';

create table slots (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity,
  donor_id uuid not null references donors (id),
  ordinal integer not null,
  payment_id uuid references payments (id),
  pool_id text not null references pools (id),
  origin text not null,
  created_at timestamptz not null default now(),
  classroom_id uuid references classrooms (id),
  teacher_id uuid references users (id),
  assigned_at timestamptz,
  assigned_how text,
  draw_id uuid references assignment_slots (id),
  frozen_at timestamptz,
  voided_at timestamptz,
  assigned boolean generated always as (classroom_id is not null) stored,
  constraint slots__one_per_number unique (number),
  constraint slots__one_per_ordinal unique (donor_id, ordinal),
  constraint slots__ordinal_from_one check (ordinal >= 1),
  constraint slots__known_origin check (origin in ('donor', 'house', 'matching')),
  constraint slots__known_assignment check (assigned_how in ('draw', 'designation', 'staff')),
  constraint slots__assigned_whole check (
    (classroom_id is null and teacher_id is null and assigned_at is null and assigned_how is null and draw_id is null)
    or (classroom_id is not null and teacher_id is not null and assigned_at is not null and assigned_how is not null
        and (assigned_how = 'draw') = (draw_id is not null))
  ),
  constraint slots__voided_is_unassigned check (voided_at is null or classroom_id is null),
  constraint slots__one_per_draw_and_classroom unique (draw_id, classroom_id)
);
create index slots__waiting on slots (pool_id, created_at, number)
  where classroom_id is null and voided_at is null and frozen_at is null;
create index slots__by_donor on slots (donor_id, ordinal desc);
create index slots__by_classroom on slots (classroom_id, assigned_at desc);
create index slots__by_teacher on slots (teacher_id, assigned_at desc);
comment on table slots is 'Sponsor Slots: $800 each, whole or not at all. Waiting, then assigned to one classroom for good, or voided by a refund.';
comment on column slots.frozen_at is 'The payment that minted it is disputed: waiting, it is out of the pool; assigned, the budget it went into is held.';

create table draw_entries (
  draw_id uuid not null references assignment_slots (id),
  classroom_id uuid not null references classrooms (id),
  teacher_id uuid not null references users (id),
  nominators integer not null,
  waited integer not null,
  weight integer not null,
  primary key (draw_id, classroom_id),
  constraint draw_entries__weight_positive check (weight > 0)
);
create index draw_entries__by_classroom on draw_entries (classroom_id);
comment on table draw_entries is 'The frozen list of a draw.';

create table draw_winners (
  draw_id uuid not null,
  position integer not null,
  classroom_id uuid not null,
  slot_id uuid not null references slots (id),
  r bigint not null,
  remaining_weight bigint not null,
  from_point bigint not null,
  to_point bigint not null,
  primary key (draw_id, position),
  constraint draw_winners__in_the_list foreign key (draw_id, classroom_id) references draw_entries (draw_id, classroom_id),
  constraint draw_winners__once_per_classroom unique (draw_id, classroom_id),
  constraint draw_winners__once_per_slot unique (slot_id),
  constraint draw_winners__position_from_one check (position >= 1),
  constraint draw_winners__point_inside check (r between from_point and to_point and to_point < remaining_weight)
);
comment on table draw_winners is 'The picks in order, with the point that fell and the slot each brought.';

create function draws_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'draws are never rewritten' using errcode = 'restrict_violation', constraint = tg_table_name || '__append_only';
end $$;
create trigger draw_entries__append_only before update or delete on draw_entries
  for each row execute function draws_refuse_change();
create trigger draw_winners__append_only before update or delete on draw_winners
  for each row execute function draws_refuse_change();
create trigger assignment_slots__never_deleted before delete on assignment_slots
  for each row execute function draws_refuse_change();

create function draws_require_forward() returns trigger language plpgsql as $$
begin
  if new.seed_hash <> old.seed_hash or new.server_seed <> old.server_seed
     or (old.state in ('frozen', 'completed') and (new.entries_hash is distinct from old.entries_hash
         or new.commitment_hash is distinct from old.commitment_hash or new.capacity <> old.capacity))
     or (old.state = 'completed' and new.state not in ('completed', 'voided'))
     or (old.state = 'voided' and new.state <> 'voided')
     or (old.state = 'frozen' and new.state = 'scheduled') then
    raise exception 'a draw only moves forward' using errcode = 'restrict_violation', constraint = 'assignment_slots__forward_only';
  end if;
  return new;
end $$;
create trigger assignment_slots__forward_only before update on assignment_slots
  for each row execute function draws_require_forward();

create function classrooms_stay_in_frozen_list() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from draw_entries entry join assignment_slots draw on draw.id = entry.draw_id
    where entry.classroom_id = old.id and draw.state = 'frozen'
  ) then
    raise exception 'the list of a draw is fixed and holds this classroom'
      using errcode = 'restrict_violation', constraint = 'classrooms__stay_in_frozen_list';
  end if;
  return new;
end $$;
-- A winner must be able to receive: between freeze and run nobody takes a listed room's confirmation or teacher away.
create trigger classrooms__stay_in_frozen_list before update on classrooms
  for each row when (old.confirmed_at is not null and old.teacher_id is not null
    and (new.confirmed_at is null or new.teacher_id is distinct from old.teacher_id))
  execute function classrooms_stay_in_frozen_list();

alter table checkouts add constraint checkouts__classroom foreign key (classroom_id) references classrooms (id);
alter table ledger_transactions add constraint ledger_transactions__payment foreign key (payment_id) references payments (id);
alter table ledger_transactions add constraint ledger_transactions__refund foreign key (refund_id) references refunds (id);
alter table ledger_transactions add constraint ledger_transactions__slot foreign key (slot_id) references slots (id);
