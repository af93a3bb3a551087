-- Links and codes that sign somebody in lie sealed in the outbox. What lies there openly goes: what waits is given up, and
-- whoever waits for it asks anew.

update mails set given_up_at = now()
  where template in ('sign_in', 'recovery', 'address_change') and sent_at is null and given_up_at is null;
update mails set params = params - 'url' - 'code' where template in ('sign_in', 'recovery', 'address_change');
comment on column mails.params is 'What the mail is written from. Of mails that sign somebody in: sealed, with a key that the server''s secret gives.';
