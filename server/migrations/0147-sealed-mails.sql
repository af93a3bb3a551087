-- What a mail opens lies sealed in the outbox, part by part. Mails that sign somebody in and were sealed as a whole are given up, and
-- whoever waits for one asks anew. Of mails about gifts that left, the key of the gift's page goes, and with it their words.

update mails set given_up_at = now()
  where template in ('sign_in', 'recovery', 'address_change') and sent_at is null and given_up_at is null;
update mails set html = '', text = '', params = params - 'followKey'
  where template in ('slot_full', 'gift_matched', 'tower_joined') and sent_at is not null;
comment on column mails.params is 'What the mail is written from. What opens something (a link, a code, an address to answer to) stands in it sealed, as {"sealed": …}, with a key that the server''s secret gives.';
