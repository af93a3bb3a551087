-- A page's picture is kept in pixels, too, for where no SVG can be shown, and may have been painted by a provider.

alter table story_pictures
  add column raster bytea,
  add column made_by text not null default 'built-in',
  add column claimed_at timestamptz,
  add constraint story_pictures__known_maker check (made_by in ('built-in', 'provider')),
  add constraint story_pictures__painted_in_pixels check (made_by = 'built-in' or raster is not null);
comment on column story_pictures.raster is 'The picture as WebP, 1,200 by 800. Null until a worker has made it.';
comment on column story_pictures.made_by is 'Who made what is shown: the drawing, or the pixels of a provider. The drawing stays beside these.';
comment on column story_pictures.claimed_at is 'When a worker began with the pixels: no other one begins for ten minutes.';
create index story_pictures__without_pixels on story_pictures (drawn_at) where raster is null;
