-- What an erasure left in the files of an embedded database is taken out after its answer, and is not forgotten with the process.

create table files_to_rewrite (
  id bigint generated always as identity primary key,
  erased_at timestamptz not null
);
comment on table files_to_rewrite is 'Erasures whose words may still stand in dead rows of the database''s files. Gone once the tables were written anew. Names nobody.';
