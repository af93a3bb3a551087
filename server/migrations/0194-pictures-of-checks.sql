-- Runs with code from 0188 on.
-- What a check looks like, as long as the gift's papers name its giver.

create table check_pictures (
  offline_gift_id uuid primary key references offline_gifts (id),
  file_id uuid not null references files (id) on delete cascade,
  kept_by uuid not null references users (id),
  kept_at timestamptz not null,
  constraint check_pictures__one_gift unique (file_id)
);
comment on table check_pictures is 'The picture or scan of a check, or the letter that came with a transfer. It shows name, address and account of the giver: it goes as soon as the gift names nobody.';
