-- Runs with code from 0180 on.
-- A version that has been replaced may serve again, where what came after it says that it runs on it.

alter table migrations add column runs_from text
  constraint migrations__runs_from_is_a_number check (runs_from ~ '^[0-9]{4}$');
comment on table migrations is 'Which files of server/migrations were applied, each with its digest.';
comment on column migrations.runs_from is 'Code that knows the migrations up to this number, or more of them, runs on this one; null: nobody said so, and code that does not know it refuses to start.';
