-- Runs with code from 0188 on.
-- The house's accounts that every gift posts to are held by none of them while it is still at work: their balances move at the commit.

alter table ledger_postings add column adds_at_commit boolean not null default false;
comment on column ledger_postings.adds_at_commit is 'Whether the balance of its account follows at the commit of the fact; where not, whoever wrote it has moved the balance as well.';

-- Whatever is added up at a commit begins here, so that two commits never wait for each other in a circle. Whoever of the version
-- before holds the row from the first posting on comes before these as well.
create function commits_take_turns() returns void language plpgsql as $$
begin
  perform from ledger_accounts where kind = 'processor' and owner_id is null for no key update;
end $$;

create function ledger_add_at_commit() returns trigger language plpgsql as $$
begin
  perform commits_take_turns();
  update ledger_accounts set balance_cents = balance_cents + new.amount_cents where id = new.account_id;
  return null;
end $$;
create constraint trigger ledger_postings__added_at_commit after insert on ledger_postings
  deferrable initially deferred for each row
  when (new.adds_at_commit)
  execute function ledger_add_at_commit();

-- Written in a language whose plans are kept: the other one plans anew for every gift.
create or replace function payments_add_to_day(at timestamptz, id uuid, cents bigint) returns void language plpgsql as $$
begin
  perform commits_take_turns();
  insert into gift_day_totals as total (day, bucket, cents) values (org_day(at), bucket_of(id), cents)
  on conflict (day, bucket) do update set cents = total.cents + excluded.cents;
end $$;

create or replace function payments_keep_program_sums() returns trigger language plpgsql as $$
begin
  perform commits_take_turns();
  if tg_op = 'UPDATE' and old.program_key is not null then
    update program_sums set given_cents = given_cents - payments_given_cents(old) where program_key = old.program_key;
  end if;
  if new.program_key is not null then
    insert into program_sums as kept (program_key, given_cents) values (new.program_key, payments_given_cents(new))
    on conflict (program_key) do update set given_cents = kept.given_cents + payments_given_cents(new);
  end if;
  return null;
end $$;
