-- Pictures and films of athletes lie in the store of files, and what keeps a profile sees them before anybody else does.

alter table prospects add column revision integer not null default 1;
comment on column prospects.revision is 'Counts the changes of what the profile says, so that nobody saves over, or decides on, what they have not seen.';
create index prospects__newest on prospects (created_at desc, id);

alter table prospect_media
  add column file_id uuid references files (id) on delete set null,
  add column poster_file_id uuid references files (id) on delete set null,
  add column seconds integer,
  add column spoken text,
  add column spoken_in text,
  add constraint prospect_media__one_per_path unique (path),
  add constraint prospect_media__spoken_fits check (char_length(spoken) <= 1500),
  add constraint prospect_media__spoken_in_a_language check (
    (spoken is null) = (spoken_in is null) and spoken_in in ('en', 'es')
  );
create index prospect_media__by_file on prospect_media (file_id) where file_id is not null;
create index prospect_media__by_poster on prospect_media (poster_file_id) where poster_file_id is not null;
comment on column prospect_media.path is 'Where everyone sees it while it is public; the domain asks each time.';
comment on column prospect_media.file_id is 'What was uploaded. None once the file was removed.';
comment on column prospect_media.poster_file_id is 'A frame of a film, shown until it is started.';
comment on column prospect_media.seconds is 'How long a film plays.';
comment on column prospect_media.spoken is 'What is said in a film, as its captions and to be read.';

alter table prospect_updates add column request_key uuid;
alter table prospect_updates add constraint prospect_updates__once unique (prospect_id, request_key);
alter table prospect_updates add constraint prospect_updates__caption_fits check (char_length(caption) <= 500);
create index prospect_updates__by_media on prospect_updates (media_id) where media_id is not null;
comment on column prospect_updates.request_key is 'Made by the form: the same update sent twice is one.';
