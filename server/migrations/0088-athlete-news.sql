-- What supporters of an athlete were told of.

create table athlete_news (
  donor_id uuid not null references donors (id),
  news_id uuid not null,
  told_at timestamptz not null,
  constraint athlete_news__once primary key (donor_id, news_id)
);
create index athlete_news__by_day on athlete_news (donor_id, told_at desc);
comment on table athlete_news is 'Which news of an athlete a supporter was mailed: each once, and at most one mail a week.';
comment on column athlete_news.news_id is 'An approved update, or a disbursement that stands.';
