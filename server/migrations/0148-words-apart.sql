-- Words that people write beside what is never changed are kept apart, where they can go.

create table audit_words (
  seq bigint not null,
  key text not null,
  words text,
  salt text,
  erased_at timestamptz,
  primary key (seq, key),
  constraint audit_words__whole_or_erased check (
    (words is null) = (salt is null) and (words is null) = (erased_at is not null)
  )
);
comment on table audit_words is 'What staff wrote beside an entry of the audit log. The entry holds a salted hash of it, so that the chain proves the words while they are here, and holds without them.';
comment on column audit_words.salt is 'Goes with the words: without it nobody tells from the hash, by trying, what they were.';

create view audit_entries as
select entry.seq, entry.at, entry.actor_id, entry.action, entry.target_kind, entry.target_id,
  entry.details || coalesce((
    select jsonb_object_agg(said.key, coalesce(said.words, 'erased')) from audit_words said where said.seq = entry.seq
  ), '{}'::jsonb) as details
from audit_log entry;
comment on view audit_entries is 'The audit log as people read it, with the words that are still there.';

create table grant_notes (
  transaction_id uuid primary key references ledger_transactions (id),
  note text not null
);
comment on table grant_notes is 'What staff noted beside credits they granted. It goes when whoever got them is erased; the fact stays in the ledger.';

alter table ledger_transactions disable trigger ledger_transactions__append_only;
insert into grant_notes (transaction_id, note)
select fact.id, fact.memo from ledger_transactions fact
where fact.kind = 'platform_grant' and fact.memo is not null and fact.memo <> 'admin.grant' and not exists (
  select from ledger_postings posting join ledger_accounts account on account.id = posting.account_id
  join users holder on holder.id = account.owner_id and account.kind = 'wallet'
  where posting.transaction_id = fact.id and holder.erased_at is not null);
update ledger_transactions set memo = 'admin.grant' where kind = 'platform_grant' and memo is distinct from 'admin.grant';
alter table ledger_transactions enable trigger ledger_transactions__append_only;
