-- Packs, items of the marketplace and saved views are told apart by the key that all names are told apart by. Where two spellings of
-- one name stand already, the later gets a sign of its own behind it.

update credit_packs set name = left(name, 73) || ' (' || left(id::text, 4) || ')' from (
  select id as twin, row_number() over (partition by name_key(name) order by created_at, id) as nth from credit_packs) twins
  where twin = id and nth > 1;
drop index credit_packs__one_per_name;
create unique index credit_packs__one_per_name on credit_packs (name_key(name));

update market_items set name = left(name, 53) || ' (' || left(id::text, 4) || ')' from (
  select id as twin, row_number() over (partition by kind, name_key(name) order by created_at, id) as nth from market_items) twins
  where twin = id and nth > 1;
drop index market_items__one_per_name;
create unique index market_items__one_per_name on market_items (kind, name_key(name));

update saved_views set name = left(name, 53) || ' (' || left(id::text, 4) || ')' from (
  select id as twin, row_number() over (partition by user_id, list, name_key(name) order by created_at, id) as nth
  from saved_views) twins
  where twin = id and nth > 1;
-- `saved_views__name_once` stays for the version before, which names it where it saves a view.
create unique index saved_views__one_per_name on saved_views (user_id, list, name_key(name));
