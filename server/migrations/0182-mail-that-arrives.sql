-- A mail that a server refuses for good ends at once, reports of delivery are read, and addresses that take no mail are written to no more.

create table mail_suppressions (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  reason text not null,
  said text,
  mail_id uuid,
  since timestamptz not null default now(),
  tried_at timestamptz,
  constraint mail_suppressions__once unique (email),
  constraint mail_suppressions__plain check (email = lower(email)),
  constraint mail_suppressions__known_reason check (reason in ('refused', 'reported'))
);
create index mail_suppressions__newest on mail_suppressions (since, id);
comment on table mail_suppressions is 'Addresses that nobody reads: mail to them ends here, so that the charity is not taken for a sender of spam.';
comment on column mail_suppressions.reason is 'refused: the server said so as we sent; reported: a report of delivery said so afterwards.';
comment on column mail_suppressions.said is 'What the server said, without the address.';
comment on column mail_suppressions.mail_id is 'Of which mail; that one may be gone.';
comment on column mail_suppressions.tried_at is 'When a mail that lets its reader in was sent all the same, which may happen once an hour.';

alter table mails
  add column failure text,
  add column failed_at timestamptz,
  add column sent_again integer not null default 0,
  add constraint mails__known_failure check (failure in ('refused', 'reported', 'suppressed')),
  add constraint mails__failed_somewhen check ((failure is null) = (failed_at is null));
create index mails__listed on mails (created_at, id);
create index mails__failed on mails (failed_at) where failed_at is not null;
comment on column mails.failure is 'Why it did not arrive and is not tried again: refused by a server for good, reported as not delivered after it left, or not sent because nobody reads there.';
comment on column mails.sent_again is 'How often staff sent it again; each time it leaves under another Message-ID.';
