-- What the charity says of itself: who it is, the texts of its pages, and its team.

create table charity_details (
  number integer primary key,
  name text,
  legal_name text,
  ein text,
  address text,
  email text,
  phone text,
  color_day text,
  color_night text,
  logo_url text,
  picture_url text,
  saved_at timestamptz not null,
  saved_by uuid references users (id),
  restores integer,
  constraint charity_details__numbered_from_one check (number > 0),
  constraint charity_details__restores_an_earlier check (restores between 0 and number - 1),
  constraint charity_details__ein_is_one check (ein ~ '^[0-9]{2}-[0-9]{7}$'),
  constraint charity_details__colors_are_colors check (color_day ~ '^#[0-9a-f]{6}$' and color_night ~ '^#[0-9a-f]{6}$'),
  constraint charity_details__colors_together check (num_nulls(color_day, color_night) in (0, 2))
);
comment on table charity_details is 'Who the charity is, as staff said it, one row for each saving; the highest number counts. What is null is as the configuration says.';
comment on column charity_details.color_day is 'Of buttons and links by day; null, like that of the night: the colors of the product.';
comment on column charity_details.logo_url is 'An uploaded file; null: the drawn logo.';
comment on column charity_details.picture_url is 'What link previews of pages show that have no picture of their own; null: a drawn one.';
comment on column charity_details.restores is 'The saving whose values this one brought back; 0 is the configuration.';

create table page_texts (
  page text not null,
  number integer not null,
  texts jsonb not null,
  saved_at timestamptz not null,
  saved_by uuid references users (id),
  restores integer,
  primary key (page, number),
  constraint page_texts__numbered_from_one check (number > 0),
  constraint page_texts__restores_an_earlier check (restores between 0 and number - 1),
  constraint page_texts__is_an_object check (jsonb_typeof(texts) = 'object')
);
comment on table page_texts is 'The texts of a page that staff worded, one row for each saving; the highest number of a page counts. Whatever is not there reads as the dictionaries say.';
comment on column page_texts.texts is 'By the key of the text: its words in en, es or both.';
comment on column page_texts.restores is 'The saving whose texts this one brought back; 0 is the dictionaries.';

create function charity_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'what the charity said is only added to' using errcode = 'restrict_violation', constraint = tg_table_name || '__append_only';
end $$;
create trigger charity_details__append_only before update or delete on charity_details
  for each row execute function charity_append_only();
create trigger page_texts__append_only before update or delete on page_texts
  for each row execute function charity_append_only();

create function charity_notify() returns trigger language plpgsql as $$
begin
  perform pg_notify('tower_charity', '');
  return null;
end $$;
create trigger charity_details__notify after insert or truncate on charity_details
  for each statement execute function charity_notify();
create trigger page_texts__notify after insert or truncate on page_texts
  for each statement execute function charity_notify();
