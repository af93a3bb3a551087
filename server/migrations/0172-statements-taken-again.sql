-- What was typed beside a bank's file may be wrong. The same file is taken again with other days or another balance, and the last
-- time counts.

alter table bank_statements
  add column file_digest text,
  add column closing_typed boolean not null default false,
  add column number bigint generated always as identity;
create unique index bank_statements__by_number on bank_statements (number);
create index bank_statements__of_file on bank_statements ((coalesce(file_digest, digest)), number desc);
comment on table bank_statements is 'A file in which the bank said what came in and what left, each time that it was taken: again only with other days or another balance.';
comment on column bank_statements.digest is 'Of the whole file when it was taken first; of that and of how often it was taken when it was taken again.';
comment on column bank_statements.file_digest is 'Of the whole file; null where the version before took it, and `digest` is that.';
comment on column bank_statements.closing_typed is 'The balance was typed by whoever took it, for the file says none: another file of the same days may say another.';
comment on column bank_statements.number is 'In the order in which they were taken: of one file the last one counts.';
comment on column bank_lines.key is 'The bank’s own name of it in its account, and its day and amount where that name was given before; of files without one its day, amount and words, and which of several alike it is.';
