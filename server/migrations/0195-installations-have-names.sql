-- Runs with code from 0188 on.
-- Backups of two sites may lie at one place, and a standby may be another site's: each site says which one it is.

alter table installations add column id uuid not null default gen_random_uuid();
comment on column installations.id is 'Which site this is, wherever its rows go: in the list of its backups, and at a standby. A restored database goes on as the one that was backed up.';
