-- Profiles of children for whom nobody has said a word.

alter table prospects add column unanswered_told_at timestamptz;
comment on column prospects.unanswered_told_at is 'When its keeper was told that nobody has answered and that the profile goes; null before.';
