-- By which whoever gave finds a gift again, without signing in and without being named there.

alter table payments
  add column follow_key uuid not null default gen_random_uuid(),
  add constraint payments__one_per_follow_key unique (follow_key);
comment on column payments.follow_key is 'Names the gift in the link by which its giver follows it; nobody can guess it, and the page behind it names nobody.';
