-- What a teacher wants to be told of: kinds of storybooks that are to come.
create table storybook_wishes (
  user_id uuid primary key references users (id),
  notify_pirate boolean not null default false,
  notify_field_trip boolean not null default false,
  notify_gratitude boolean not null default false,
  changed_at timestamptz not null
);
comment on table storybook_wishes is 'Of which kinds of storybooks a teacher wants to hear once they open. Nobody without a row asked for any.';
