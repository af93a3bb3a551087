-- What sponsors and teachers say of themselves in public.

create table sponsor_profiles (
  user_id uuid primary key references users (id),
  handle text,
  display_name text,
  tagline text,
  website_url text,
  logo_url text,
  show_totals boolean not null default false,
  show_recent_gifts boolean not null default false,
  show_milestones boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint sponsor_profiles__handle_form check (handle ~ '^[a-z0-9-]{3,32}$'),
  constraint sponsor_profiles__one_line check (
    coalesce(display_name, '') || coalesce(tagline, '') !~ '[\r\n]'
    and length(display_name) <= 80 and length(tagline) <= 160
  ),
  constraint sponsor_profiles__website_is_web check (website_url ~* '^https?://' and length(website_url) <= 500),
  constraint sponsor_profiles__logo_is_web_or_ours check (logo_url ~* '^(https?://|/[^/\\])' and length(logo_url) <= 500)
);
create unique index sponsor_profiles__one_per_handle on sponsor_profiles (lower(handle));
comment on table sponsor_profiles is 'One per sponsor. Without a handle there is no public page; what a switch hides never leaves the server.';
comment on column sponsor_profiles.logo_url is 'A path on this site is shown as a picture; an address elsewhere only as a link, and the server never fetches it.';

create table teacher_profiles (
  teacher_id uuid primary key references users (id),
  bio text,
  avatar_url text,
  updated_at timestamptz not null default now(),
  constraint teacher_profiles__bio_length check (length(bio) <= 600),
  constraint teacher_profiles__avatar_is_ours check (avatar_url ~ '^/[^/\\]' and length(avatar_url) <= 500)
);
comment on table teacher_profiles is 'What a teacher adds to their share page.';
comment on column teacher_profiles.avatar_url is 'A path on this site: pictures of other origins are neither fetched nor shown.';
