-- All processes of an installation have one SECRET: the database knows it again.

create table secret_marks (
  number integer primary key,
  mark text not null,
  first_seen_at timestamptz not null,
  constraint secret_marks__in_order check (number >= 1),
  constraint secret_marks__mark_is_hex check (mark ~ '^[0-9a-f]{64}$')
);
comment on table secret_marks is 'By which a process finds out that its SECRET is another than that of the installation. The last row counts; the first start writes the first.';
comment on column secret_marks.mark is 'Derived from SECRET for this use alone: it opens nothing, and SECRET does not follow from it.';

create trigger secret_marks__append_only before update or delete on secret_marks
  for each row execute function books_refuse_change('secret_marks__append_only');
