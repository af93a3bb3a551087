-- Prospects: young athletes people may support, what stands in public of them, and who supports them.

create table prospects (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users (id),
  guardian_id uuid references users (id),
  first_name text not null,
  last_name text not null,
  headline text,
  sport text,
  position text,
  city text,
  state text,
  school text,
  bio text,
  avatar_url text,
  cover_url text,
  status text not null default 'pending',
  consent_id bigint,
  approved_at timestamptz,
  approved_by_id uuid references users (id),
  raised_cents bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint prospects__named check (btrim(first_name) <> '' and btrim(last_name) <> ''),
  constraint prospects__known_status check (status in ('pending', 'approved')),
  constraint prospects__approved_with_consent check (
    status <> 'approved' or (consent_id is not null and approved_at is not null)
  ),
  constraint prospects__raised_not_negative check (raised_cents >= 0),
  constraint prospects__own_pictures check (
    (avatar_url is null or avatar_url ~ '^/[^/\\]') and (cover_url is null or cover_url ~ '^/[^/\\]')
  )
);
create index prospects__by_owner on prospects (owner_id);
create index prospects__approved on prospects (approved_at desc, id) where status = 'approved';
comment on table prospects is 'Young athletes. Most are minors: nothing of a row is public except through public_prospects.';
comment on column prospects.owner_id is 'Who keeps the profile: the athlete, a guardian or a coach.';
comment on column prospects.guardian_id is 'The guardian''s account, who alone may consent from an account; null while only papers speak.';
comment on column prospects.consent_id is 'The guardian''s consent in force, kept by the trigger of prospect_consents; null when none is, and then nobody is approved.';
comment on column prospects.raised_cents is 'Gifts to this prospect less what went back, with and without a goal; kept in the transaction that posts them.';

create table prospect_consents (
  id bigint generated always as identity primary key,
  prospect_id uuid not null references prospects (id),
  role text not null default 'guardian',
  granted boolean not null,
  guardian_id uuid references users (id),
  recorded_by_id uuid not null references users (id),
  evidence text,
  recorded_at timestamptz not null,
  constraint prospect_consents__known_role check (role = 'guardian'),
  constraint prospect_consents__of_their_prospect unique (id, prospect_id)
);
create index prospect_consents__by_prospect on prospect_consents (prospect_id, id desc);
comment on table prospect_consents is 'What a guardian said, each time: the last word counts. Never changed; taking consent back is a new row.';
comment on column prospect_consents.guardian_id is 'The guardian''s account; null when staff recorded a signed paper, which evidence then names.';

alter table prospects add constraint prospects__own_consent
  foreign key (consent_id, id) references prospect_consents (id, prospect_id);

create function prospect_consents_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'consents are append-only' using errcode = 'restrict_violation', constraint = 'prospect_consents__append_only';
end $$;
create trigger prospect_consents__append_only before update or delete on prospect_consents
  for each row execute function prospect_consents_refuse_change();

create function prospect_consents_take_effect() returns trigger language plpgsql as $$
begin
  update prospects set
    consent_id = case when new.granted then new.id end,
    status = case when new.granted then status else 'pending' end,
    updated_at = new.recorded_at
  where id = new.prospect_id;
  return null;
end $$;
create trigger prospect_consents__take_effect after insert on prospect_consents
  for each row execute function prospect_consents_take_effect();

create table prospect_goals (
  id uuid primary key default gen_random_uuid(),
  prospect_id uuid not null references prospects (id),
  title text not null,
  description text,
  target_cents bigint not null,
  raised_cents bigint not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  constraint prospect_goals__titled check (btrim(title) <> ''),
  constraint prospect_goals__target_positive check (target_cents > 0),
  constraint prospect_goals__raised_not_negative check (raised_cents >= 0),
  constraint prospect_goals__of_their_prospect unique (id, prospect_id)
);
create index prospect_goals__by_prospect on prospect_goals (prospect_id, created_at desc);
comment on table prospect_goals is 'What a prospect raises money for. An archived goal (not active) takes no new gifts and is not public.';

create table prospect_media (
  id uuid primary key default gen_random_uuid(),
  prospect_id uuid not null references prospects (id),
  kind text not null,
  path text not null,
  content_type text not null,
  created_at timestamptz not null default now(),
  constraint prospect_media__known_kind check (kind in ('avatar', 'cover', 'update')),
  constraint prospect_media__own_path check (path ~ '^/[^/\\]'),
  constraint prospect_media__of_their_prospect unique (id, prospect_id)
);
create index prospect_media__by_prospect on prospect_media (prospect_id);
comment on table prospect_media is 'Pictures and films of prospects, on this site only.';

create table prospect_updates (
  id uuid primary key default gen_random_uuid(),
  prospect_id uuid not null references prospects (id),
  media_id uuid,
  caption text,
  approved boolean not null default false,
  approved_by_id uuid references users (id),
  created_at timestamptz not null default now(),
  constraint prospect_updates__own_media foreign key (media_id, prospect_id) references prospect_media (id, prospect_id),
  constraint prospect_updates__approved_by_someone check (approved = (approved_by_id is not null)),
  constraint prospect_updates__says_something check (media_id is not null or btrim(coalesce(caption, '')) <> '')
);
create index prospect_updates__by_prospect on prospect_updates (prospect_id, created_at desc);
comment on table prospect_updates is 'News of a prospect; each is read by staff before anyone else sees it.';

create view public_prospects as
  select id, first_name, upper(left(btrim(last_name), 1)) || '.' as last_name, headline, sport, position, city, state,
    school, bio, avatar_url, cover_url, raised_cents, approved_at
  from prospects where status = 'approved' and consent_id is not null;
comment on view public_prospects is 'All that may stand in public of a prospect: approved, with the guardian''s consent in force, no surname, no owner.';

create view public_prospect_goals as
  select goal.id, goal.prospect_id, goal.title, goal.description, goal.target_cents, goal.raised_cents, goal.is_active, goal.created_at
  from prospect_goals goal join public_prospects prospect on prospect.id = goal.prospect_id where goal.is_active;
comment on view public_prospect_goals is 'The open goals of whoever is public.';

create view public_prospect_updates as
  select news.id, news.prospect_id, media.path as media_url, news.caption, news.approved, news.created_at
  from prospect_updates news join public_prospects prospect on prospect.id = news.prospect_id
  left join prospect_media media on media.id = news.media_id
  where news.approved;
comment on view public_prospect_updates is 'The approved news of whoever is public.';

create table sponsorships (
  id uuid primary key default gen_random_uuid(),
  checkout_id uuid not null references checkouts (id),
  prospect_id uuid not null references prospects (id),
  goal_id uuid,
  kind text not null,
  amount_cents bigint not null,
  state text,
  provider_subscription_id text,
  provider_read_at timestamptz,
  next_charge_at timestamptz,
  link_key text not null,
  created_at timestamptz not null default now(),
  constraint sponsorships__one_per_checkout unique (checkout_id),
  constraint sponsorships__one_per_subscription unique (provider_subscription_id),
  constraint sponsorships__own_goal foreign key (goal_id, prospect_id) references prospect_goals (id, prospect_id),
  constraint sponsorships__known_kind check (kind in ('one_time', 'recurring')),
  constraint sponsorships__state_of_recurring check ((kind = 'recurring') = (state is not null)),
  constraint sponsorships__known_state check (state in ('asked', 'active', 'past_due', 'paused', 'ended')),
  constraint sponsorships__amount_in_range check (amount_cents between 100 and 99999999)
);
create index sponsorships__by_prospect on sponsorships (prospect_id);
comment on table sponsorships is 'A gift to a prospect, asked for by a checkout: once, or each month by the provider''s subscription.';
comment on column sponsorships.state is 'Of a monthly gift, as the provider last told it; asked until the first payment.';
comment on column sponsorships.provider_read_at is 'When the provider was asked for the state; an older answer never overwrites a later one.';
comment on column sponsorships.link_key is 'Signs the links by which its giver pauses, resumes or ends it. Never leaves the database.';

alter table payments
  add column sponsorship_id uuid references sponsorships (id),
  add column provider_invoice_id text,
  add constraint payments__one_per_invoice unique (provider_invoice_id),
  add constraint payments__invoice_of_sponsorship check (
    provider_invoice_id is null or state <> 'settled' or sponsorship_id is not null
  );
create index payments__by_sponsorship on payments (sponsorship_id) where sponsorship_id is not null;
comment on column payments.sponsorship_id is 'The gift to a prospect it belongs to; a monthly one has a payment each month.';
comment on column payments.provider_invoice_id is 'The month''s invoice it paid: each invoice counts once.';
