-- Standings say by which version of the weights they were worked out: while versions are changed process by process, an
-- earlier one goes on keeping them by its own rules, and whoever knows later ones works them out again.

alter table draw_standings add column rules_version integer not null default 1;
comment on column draw_standings.rules_version is 'By which version of the weights it was worked out: 2 under weights/2. Processes from before that was asked leave it at 1.';
create index draw_standings__by_rules on draw_standings (rules_version);
