-- Runs with code from 0188 on.
-- What waits says why one person was not enough: the reserve is low, it is their own word, or two people let it out. The version before
-- reads only grounds that it knows: it finds the nearest of them.

alter table approvals
  add column finer_ground text,
  add constraint approvals__known_finer_ground check (finer_ground in ('reserve', 'word', 'pair')),
  add constraint approvals__finer_than_a_ground check (finer_ground is null or ground is not null);
comment on column approvals.finer_ground is 'Why one person was not enough, where `ground` can only say that it always takes two.';
