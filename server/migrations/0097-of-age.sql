-- Who was told that an athlete is of age and speaks alone from now on.

alter table prospects add column of_age_told_at timestamptz;
comment on column prospects.of_age_told_at is 'When athlete, guardians and staff were told that the athlete is 18; null until then, and again when a birthday is corrected.';
create index prospects__untold_of_age on prospects (date_of_birth) where date_of_birth is not null and of_age_told_at is null;
