-- What a giver wishes besides the gift: not to be named, or to give it in somebody's name.

alter table checkouts
  add column anonymous boolean not null default false,
  add column tribute_kind text,
  add column tribute_name text,
  add constraint checkouts__known_tribute check (tribute_kind in ('honor', 'memory')),
  add constraint checkouts__tribute_is_whole check ((tribute_kind is null) = (tribute_name is null));
comment on column checkouts.anonymous is 'The giver is named nowhere in public, whatever their profile shows.';
comment on column checkouts.tribute_name is 'Whom the gift honors or remembers; stands on the receipt.';
