-- What staff look at on the real page before they publish it.

create table text_drafts (
  token_hash text primary key,
  page text not null,
  texts jsonb not null,
  made_by uuid not null references users (id),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  constraint text_drafts__hash_is_sha256 check (token_hash ~ '^[0-9a-f]{64}$'),
  constraint text_drafts__is_an_object check (jsonb_typeof(texts) = 'object'),
  constraint text_drafts__ends check (expires_at > made_at)
);
create index text_drafts__by_maker on text_drafts (made_by, made_at);
comment on table text_drafts is 'Texts of a page that one of the staff previews on the real page, for half an hour. Nothing of them is published.';
comment on column text_drafts.token_hash is 'Of the token in the address of the preview; the token itself is not kept.';
