-- Photos of what a classroom bought, which staff look at first, and what teachers see of the links they share.

create table teacher_photos (
  id uuid primary key default gen_random_uuid(),
  teacher_id uuid not null references users (id),
  classroom_id uuid not null references classrooms (id),
  file_id uuid references files (id) on delete set null,
  caption text not null default '',
  statement text,
  stated_at timestamptz,
  revision integer not null default 1,
  approved boolean,
  decided_at timestamptz,
  decided_by uuid references users (id),
  reason text,
  request_key uuid,
  created_at timestamptz not null,
  constraint teacher_photos__once unique (teacher_id, request_key),
  constraint teacher_photos__caption_fits check (char_length(caption) <= 140),
  constraint teacher_photos__known_statement check (statement in ('faces_hidden', 'consents_on_file')),
  constraint teacher_photos__stated_when check ((statement is null) = (stated_at is null)),
  constraint teacher_photos__decided_when check ((approved is null) = (decided_at is null)),
  constraint teacher_photos__shown_with_statement check (approved is not true or statement is not null),
  constraint teacher_photos__rejected_with_reason check ((approved is false) = (reason is not null)),
  constraint teacher_photos__not_ones_own_judge check (decided_by <> teacher_id)
);
create index teacher_photos__of_teacher on teacher_photos (teacher_id, created_at desc, id);
create index teacher_photos__shown on teacher_photos (classroom_id, created_at desc, id) where approved;
create index teacher_photos__waiting on teacher_photos (created_at, id) where approved is null;
create index teacher_photos__newest on teacher_photos (created_at desc, id);
create index teacher_photos__by_file on teacher_photos (file_id) where file_id is not null;
comment on table teacher_photos is 'Photos that teachers show of what their classroom bought. Public once staff approved them, and only with the statement of the teacher.';
comment on column teacher_photos.file_id is 'The picture. None of a photo that staff took off the pages again.';
comment on column teacher_photos.statement is 'What the teacher vouches for: no face can be seen, or the consents of the families are on file.';
comment on column teacher_photos.revision is 'Counts the changes by the teacher, so that staff decide on what they have seen.';
comment on column teacher_photos.approved is 'What staff decided; null while it waits for them.';
comment on column teacher_photos.reason is 'Why staff rejected it, as the teacher reads it.';
comment on column teacher_photos.request_key is 'Made by the form: the same photo sent twice is one photo.';

alter table share_links add column request_key uuid;
alter table share_links add column revoked_by uuid references users (id);
alter table share_links add constraint share_links__once unique (created_by, request_key);
alter table share_links add constraint share_links__note_fits check (char_length(note) <= 140);
create index share_links__by_creator on share_links (created_by) where created_by is not null;
comment on column share_links.request_key is 'Made by the form: the same link asked for twice is one link.';
comment on column share_links.revoked_by is 'Who closed it; null where nobody did, or it was closed before that was kept.';

create table share_link_visits (
  code text not null references share_links (code),
  visited_on date not null,
  visits integer not null,
  constraint share_link_visits__one_per_day primary key (code, visited_on),
  constraint share_link_visits__counted check (visits > 0)
);
comment on table share_link_visits is 'How often the page of a share link was opened on a day. Nothing of who did.';
