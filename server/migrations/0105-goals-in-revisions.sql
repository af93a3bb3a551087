-- Of two who edit a goal at once, the second learns of it.
alter table prospect_goals add column revision integer not null default 1;
comment on column prospect_goals.revision is 'Counts the changes of what the goal says and wants, so that nobody saves over words they have not seen. Archiving and reopening change neither.';
