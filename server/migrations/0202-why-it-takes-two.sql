-- Runs with code from 0188 on.
-- What waits says why one person was not enough: the reserve is low, it is their own word, or two people let it out.

alter table approvals drop constraint approvals__known_ground,
  add constraint approvals__known_ground check (
    ground in ('amount', 'asker', 'teacher', 'payee', 'hand', 'kind', 'unseen', 'own', 'reserve', 'word', 'pair'));
