-- The key of a mail says of which fact it is, and no longer of whom: what is no number, id or instant in it is hashed.

create function mail_key_is_nameless(key text) returns boolean language sql immutable as $$
  select key ~ '^[a-z][a-z0-9_-]*(:([0-9]+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2})?|[0-9]{2}\.[0-9]{3}Z|[0-9a-f]{32}))*$'
$$;

update mails set dedupe_key = case
  when split_part(dedupe_key, ':', 1) !~ '^[a-z][a-z0-9_-]*$'
    then 'fact:' || left(encode(sha256(convert_to(dedupe_key, 'UTF8')), 'hex'), 32)
  else (
    select string_agg(
      case when number = 1 or mail_key_is_nameless('part:' || part) then part
        else left(encode(sha256(convert_to(part, 'UTF8')), 'hex'), 32) end, ':' order by number)
    from unnest(string_to_array(dedupe_key, ':')) with ordinality as cut (part, number)) end
where not mail_key_is_nameless(dedupe_key);

alter table mails add constraint mails__nameless_key check (mail_key_is_nameless(dedupe_key));
comment on column mails.dedupe_key is 'The fact that causes the mail. Kind, numbers, ids and instants in clear, all else hashed: it never holds an address or a name.';

alter table admin_notifications
  add column about_id uuid,
  add constraint admin_notifications__nameless_key check (dedupe_key is null or position('@' in dedupe_key) = 0);
comment on column admin_notifications.about_id is 'The athlete of whom the notice tells: its words go with them.';
create index admin_notifications__about on admin_notifications (about_id) where about_id is not null;
update admin_notifications notice set about_id = prospect.id
from prospects prospect
where notice.dedupe_key ~ '^prospect-' and split_part(notice.dedupe_key, ':', 2) = prospect.id::text;
update admin_notifications notice set about_id = news.prospect_id
from prospect_updates news where notice.dedupe_key = 'prospect-update:' || news.id;

-- Words that somebody wrote beside a change of role: the history is never changed, so they are kept where they can go.
create table role_words (
  role_change_id bigint primary key references role_history (id),
  words text not null
);
comment on table role_words is 'Why staff changed a role, in their own words. They go when the person is erased; the change itself stays.';
alter table role_history disable trigger role_history__append_only;
insert into role_words (role_change_id, words)
select id, reason from role_history where reason not in (
  'account created', 'role granted', 'first sign-in with this role', 'confirmed a classroom',
  'classroom imported as confirmed', 'opened by staff', 'set by a superadmin', 'created on the command line',
  'set on the command line', 'to be erased with the profile', 'demo');
update role_history set reason = 'words since erased' where id in (select role_change_id from role_words);
delete from role_words where role_change_id in (
  select change.id from role_history change join users person on person.id = change.user_id where person.erased_at is not null);
alter table role_history enable trigger role_history__append_only;
comment on column role_history.reason is 'One of the product''s own sentences. Where somebody wrote words, role_words has them in place of this until the person is erased.';
