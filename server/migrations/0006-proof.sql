-- How surely, and how lately, the holder of a session showed who they are.

alter table sessions
  add column assurance text not null default 'aal1',
  add column proved_at timestamptz not null default now(),
  add constraint sessions__known_assurance check (assurance in ('aal1', 'aal2'));
comment on column sessions.assurance is 'NIST''s word for it: aal1 is one factor, aal2 is two.';
comment on column sessions.proved_at is 'When its holder last gave a factor. Weighty acts ask for it anew after some minutes.';
