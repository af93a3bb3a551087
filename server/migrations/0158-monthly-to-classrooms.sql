-- A gift that repeats each month may be to classrooms, too: then it names no athlete, and its checkout says on which tower it lies.

alter table sponsorships alter column prospect_id drop not null;
alter table sponsorships add constraint sponsorships__athlete_or_monthly
  check (prospect_id is not null or (kind = 'recurring' and goal_id is null));
comment on table sponsorships is 'A gift to a prospect, asked for by a checkout: once, or each month by the provider''s subscription. One each month to classrooms names no prospect.';
comment on column payments.sponsorship_id is 'The gift to a prospect, or the monthly one to classrooms, that it belongs to; a monthly one has a payment each month.';
