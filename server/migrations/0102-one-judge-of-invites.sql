-- What an entry of the allowlist does to pending invites is said once, whether it arrives, changes or goes.

create function allowlist_entries_judge_invites() returns trigger language plpgsql as $$
begin
  perform pending_invites_judge(array(select distinct email from touched));
  return null;
end $$;

drop trigger allowlist_entries__invite_arrived on allowlist_entries;
drop trigger allowlist_entries__invite_changed on allowlist_entries;
drop trigger allowlist_entries__invite_gone on allowlist_entries;
drop function allowlist_entries_invite_arrived();
drop function allowlist_entries_invite_changed();
drop function allowlist_entries_invite_gone();

create trigger allowlist_entries__invite_arrived after insert on allowlist_entries referencing new table as touched
  for each statement execute function allowlist_entries_judge_invites();
create trigger allowlist_entries__invite_gone after delete on allowlist_entries referencing old table as touched
  for each statement execute function allowlist_entries_judge_invites();
-- An entry whose address changes touches two of them.
create trigger allowlist_entries__invite_was after update on allowlist_entries referencing old table as touched
  for each statement execute function allowlist_entries_judge_invites();
create trigger allowlist_entries__invite_became after update on allowlist_entries referencing new table as touched
  for each statement execute function allowlist_entries_judge_invites();
