-- Counters are worth less than the wait for a disk: each counted call would wait for one. After a crash they start anew.
alter table rate_limits set unlogged;
alter table rate_limits set (fillfactor = 70);
alter table rate_limits add constraint rate_limits__short_key check (length(key) <= 200);
comment on table rate_limits is 'Counters shared by all processes: how often a call was asked, per network, session or field of its body.';
comment on column rate_limits.key is 'The call, what is counted, and a keyed hash of it: addresses of people and machines are not kept.';
