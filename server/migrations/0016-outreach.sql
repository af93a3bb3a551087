-- Outreach: what the charity says live, and the stories it features.

create table broadcasts (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  kind text not null default 'content',
  status text not null default 'draft',
  transition text not null default 'fade',
  body text not null default '',
  media_url text,
  cta_label text,
  cta_href text,
  duration_sec integer default 10,
  pin boolean not null default false,
  is_urgent boolean not null default false,
  publish_at timestamptz,
  expires_at timestamptz,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint broadcasts__titled check (length(btrim(title)) between 1 and 200),
  constraint broadcasts__known_kind check (kind in ('content', 'class_fill', 'randomizer', 'donations', 'users')),
  constraint broadcasts__known_status check (status in ('draft', 'scheduled', 'published')),
  constraint broadcasts__known_transition check (transition in ('fade', 'slide', 'zoom', 'marquee')),
  constraint broadcasts__duration_in_range check (duration_sec between 3 and 120),
  constraint broadcasts__shown_has_start check (status = 'draft' or publish_at is not null),
  constraint broadcasts__expires_after_start check (expires_at > publish_at),
  constraint broadcasts__media_is_ours check (media_url ~ '^/([^/\\]|$)'),
  constraint broadcasts__link_is_safe check (cta_href ~ '^(/([^/\\]|$)|https://)'),
  constraint broadcasts__link_is_whole check ((cta_href is null) = (cta_label is null))
);
create index broadcasts__shown on broadcasts (publish_at) where status <> 'draft';
comment on table broadcasts is 'Slides of the public panel. Shown from publish_at until just before expires_at, unless a draft; any urgent one pushes the others aside.';
comment on column broadcasts.kind is 'content says its own body; the others are worded by the server from live totals or the last draw.';
comment on column broadcasts.status is 'scheduled and published both show from publish_at; the word says how staff set it.';
comment on column broadcasts.duration_sec is 'Seconds on the screen; null leaves it to the player.';
comment on column broadcasts.expires_at is 'Null: until staff take it down.';
comment on column broadcasts.position is 'The order staff gave them; pinned ones come first.';

create function broadcasts_notify() returns trigger language plpgsql as $$
begin
  perform pg_notify('tower_broadcasts', '');
  return null;
end $$;
create trigger broadcasts__notify after insert or update or delete or truncate on broadcasts
  for each statement execute function broadcasts_notify();

create table stories (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  summary text not null default '',
  image_url text,
  image_alt text not null default '',
  link_url text,
  position integer not null default 0,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  constraint stories__titled check (length(btrim(title)) between 1 and 200),
  constraint stories__image_is_ours check (image_url ~ '^/([^/\\]|$)'),
  constraint stories__link_is_safe check (link_url ~ '^(/([^/\\]|$)|https://)')
);
comment on table stories is 'Featured on the home page. Only staff with access to the database write them; photos of teachers never get here by themselves.';
comment on column stories.published_at is 'Shown from then on; null is not shown.';
comment on column stories.image_alt is 'What the picture shows, for those who cannot see it.';
