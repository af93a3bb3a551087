-- Runs with code from 0188 on.
-- Whoever withdraws mails looks at those that have left as well, and takes what they were written from: an index of the unsent alone
-- is none for that.

drop index mails__unsent_about;
create index mails__about on mails (about_id) where about_id is not null;
drop index mails__unsent_also_about;
create index mails__also_about on mails using gin (also_about_ids) where also_about_ids is not null;

-- Null where a mailing was written before there was one.
alter table mailings add column request_digest text;
comment on column mailings.request_digest is 'What was asked for with its request_key: the same key with other words is another wish, and is refused.';
