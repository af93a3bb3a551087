-- Files that people upload: who they belong to, what they are for, and the bytes they stand for.

create table file_contents (
  hash text primary key,
  byte_size integer not null,
  media_type text not null,
  claimed_at timestamptz not null,
  stored_at timestamptz,
  dropping_at timestamptz,
  constraint file_contents__hash_is_sha256 check (hash ~ '^[0-9a-f]{64}$'),
  constraint file_contents__not_empty check (byte_size > 0),
  constraint file_contents__known_type check (
    media_type in ('image/webp', 'application/pdf', 'video/mp4', 'video/quicktime', 'video/webm')
  )
);
create index file_contents__dropping on file_contents (dropping_at) where dropping_at is not null;
comment on table file_contents is 'Bytes that lie in the store under the name of their content, once however many files show them. A row stands before its bytes come and after they went.';
comment on column file_contents.claimed_at is 'When a file last began to refer to it; what was just claimed is not swept.';
comment on column file_contents.stored_at is 'Since when the bytes lie in the store whole.';
comment on column file_contents.dropping_at is 'Since when the bytes are being removed: nobody may refer to them any more.';

create table files (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users (id),
  purpose text not null,
  seen_by text not null,
  waits_for_staff boolean not null,
  state text not null,
  content_hash text references file_contents (hash),
  thumbnail_hash text references file_contents (hash),
  width_px integer,
  height_px integer,
  created_at timestamptz not null,
  attached_at timestamptz,
  approved_at timestamptz,
  approved_by uuid references users (id),
  removed_at timestamptz,
  constraint files__purpose_is_a_name check (purpose ~ '^[a-z][a-z_]{2,39}$'),
  constraint files__known_viewers check (seen_by in ('everyone', 'by link')),
  constraint files__known_state check (state in ('arriving', 'pending', 'approved', 'removed')),
  constraint files__removed_whole check (
    (state = 'removed') = (removed_at is not null)
    and (state = 'removed') = (content_hash is null)
    and (state <> 'removed' or thumbnail_hash is null)
  ),
  constraint files__approved_when check (state <> 'approved' or approved_at is not null)
);
create index files__by_owner on files (owner_id, purpose);
create index files__by_content on files (content_hash) where content_hash is not null;
create index files__by_thumbnail on files (thumbnail_hash) where thumbnail_hash is not null;
create index files__unattached on files (created_at) where attached_at is null and state in ('arriving', 'pending');
create index files__removed on files (removed_at) where removed_at is not null;
comment on table files is 'What people uploaded. A file that nothing refers to is removed after a day; the bytes of removed files go with the next sweep.';
comment on column files.purpose is 'What it was uploaded for; the rule of that purpose stands in the contract.';
comment on column files.seen_by is 'Everyone: at an address that stays, once it is approved. By link: only by signed addresses.';
comment on column files.state is 'Arriving: its bytes are not stored yet. Pending: until it is used, and approved where staff look at it first.';
comment on column files.attached_at is 'When something began to refer to it; until then its owner may have thought better of it.';
