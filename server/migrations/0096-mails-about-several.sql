-- A mail may show several: it is withdrawn as soon as one of them may no longer be shown.
alter table mails add column also_about_ids uuid[];
comment on column mails.also_about_ids is 'Whom the mail shows besides about_id.';
create index mails__unsent_also_about on mails using gin (also_about_ids)
  where also_about_ids is not null and sent_at is null and given_up_at is null;
