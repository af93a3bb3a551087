-- Names are found and told apart by one folding, whatever script and whichever apostrophe they are written with.

-- Neither says `strict`: then the body takes their place in a query, and costs no call for each row.
create function fold_letters(written text) returns text language sql immutable parallel safe
  return case when octet_length(written) = char_length(written) then translate(lower(written), '''`', '')
    else normalize(replace(replace(replace(replace(translate(regexp_replace(
      lower(normalize(translate(written, '''`´ʹʺʻʼʽʾʿˈ‘’‛′‵ꞌ＇', ''), nfkd)),
      '[\u00ad\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u093c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufeff\U000e0000-\U000e0fff]', '', 'g'),
      'øłđðıħŧəɓɗƙƴςىیک', 'olddihtebdkyσييك'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), nfc) end;
comment on function fold_letters is 'A text as it is searched: in small letters without accents, apostrophes and signs that nobody sees. fold-letters.ts says the same of what is searched for.';

create or replace function plain_words(written text) returns text language sql immutable parallel safe
  return btrim(regexp_replace(fold_letters(written),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u05be\u05c0\u05c3\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u1360-\u1368\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30fb\ufe10-\ufe6f\ufff0-\uffff\U0001f000-\U0001faff]+',
    ' ', 'g'));
comment on function plain_words is 'What a text is found by: its words as fold_letters writes them. fold-letters.ts says the same of what is searched for.';

create function name_key(written text) returns text language sql immutable strict parallel safe
  return lower(btrim(regexp_replace(translate(regexp_replace(normalize(written, nfc),
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff]', '', 'g'),
    'İ`´ʹʺʻʼʽʾʿˈ‘’‛′‵ꞌ＇', 'i' || repeat('''', 17)),
    '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g')));
comment on function name_key is 'What two spellings of one name have in common. name-key.ts says the same of what is written.';

-- What was sorted by the words as they were.
reindex index users__by_plain_name;
reindex index assignment_slots__by_plain_name;
reindex index nominees__by_words;
update classrooms set name = name
  where search is distinct from array_to_tsvector(string_to_array(plain_words(
    name || ' ' || coalesce(teacher_display_name, '') || ' ' || coalesce(school, '') || ' '
    || coalesce(city, '') || ' ' || coalesce(state, '')), ' '));

-- The version before still searches by the words of `full_name` as they are; it only does so more slowly.
drop index users__by_name;
drop index donors__by_name;
drop index offline_gifts__by_name;
create index donors__by_plain_name on donors using gin (to_tsvector('simple', plain_words(display_name))) with (fastupdate = off)
  where display_name is not null;
create index offline_gifts__by_plain_name on offline_gifts
  using gin (to_tsvector('simple', plain_words(donor_name))) with (fastupdate = off)
  where payment_id is not null and email is null;

-- What must be there once is told apart by its key. Rows that were two before stay two: the later one is a copy.
alter table teacher_nominations add column copy integer not null default 0;
comment on column teacher_nominations.copy is 'Above 0 where the same was said before names were told apart by their keys, in another spelling.';
update teacher_nominations set copy = twin.place from (
  select id, row_number() over (partition by nominator_email, name_key(teacher_name), name_key(school),
    name_key(coalesce(city, '')), name_key(coalesce(state, '')) order by created_at, id) - 1 as place
  from teacher_nominations) twin
  where twin.id = teacher_nominations.id and twin.place > 0;
drop index teacher_nominations__once;
create unique index teacher_nominations__once on teacher_nominations (nominator_email, name_key(teacher_name),
  name_key(school), name_key(coalesce(city, '')), name_key(coalesce(state, '')), copy);
drop index teacher_nominations__unlinked;
create index teacher_nominations__unlinked on teacher_nominations ((md5(name_key(teacher_name) || E'\n' || name_key(school))))
  where classroom_id is null;
insert into nominee_changes (unit_id) select id from teacher_nominations
  where classroom_id is null and (name_key(teacher_name), name_key(school)) <> (lower(teacher_name), lower(school));

alter table students add column copy integer not null default 0;
comment on column students.copy is 'Above 0 where a list had the same child before names were told apart by their keys, in another spelling.';
update students set copy = twin.place from (
  select id, row_number() over (partition by teacher_id, name_key(full_name) order by created_at, id) - 1 as place
  from students where removed_at is null) twin
  where twin.id = students.id and twin.place > 0;
-- `students__once` stays for the version before, which names it where it adds children.
create unique index students__one_per_name on students (teacher_id, name_key(full_name), copy) where removed_at is null;

-- Copies are counted anew where two spellings meet, so nothing may stand in their way.
drop index offline_gifts__entered_once;
update offline_gifts set copy = twin.place from (
  select id, row_number() over of_one - 1 as place,
    min(lower(donor_name)) over of_one is distinct from max(lower(donor_name)) over of_one as is_spelled_twice
  from offline_gifts where state <> 'canceled' and erased_at is null
  window of_one as (partition by kind, reference, coalesce(email, name_key(donor_name), ''), amount_cents
    order by copy, entered_at, id rows between unbounded preceding and unbounded following)) twin
  where twin.id = offline_gifts.id and twin.is_spelled_twice;
create unique index offline_gifts__entered_once
  on offline_gifts (kind, reference, coalesce(email, name_key(donor_name), ''), amount_cents, copy)
  where state <> 'canceled' and erased_at is null;

-- Classrooms of a list without ids keep to the key that the same row has from now on.
update classrooms set import_key = place.key from (
  select id, 'place:' || left(encode(sha256(convert_to('[' || array_to_string(array[
      to_json(lower(name))::text, to_json(coalesce(lower(school), ''))::text,
      to_json(coalesce(lower(city), ''))::text, to_json(coalesce(lower(state), ''))::text], ',') || ']', 'UTF8')), 'hex'), 32) as key_before,
    'place:' || left(encode(sha256(convert_to('[' || array_to_string(array[
      to_json(name_key(name))::text, to_json(coalesce(name_key(school), ''))::text,
      to_json(coalesce(name_key(city), ''))::text, to_json(coalesce(name_key(state), ''))::text], ',') || ']', 'UTF8')), 'hex'), 32) as key,
    row_number() over (partition by name_key(name), name_key(school), name_key(city), name_key(state) order by created_at, id) as nth
  from classrooms where import_key like 'place:%') place
  where place.id = classrooms.id and classrooms.import_key = place.key_before and place.key <> place.key_before and place.nth = 1
    and not exists (select from classrooms other where other.import_key = place.key);
