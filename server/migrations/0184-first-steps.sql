-- Staff of an empty site are shown what to do first, until it is done or a superadmin puts it away.

create table first_steps_dismissals (
  number integer primary key,
  dismissed_at timestamptz not null,
  constraint first_steps_dismissals__once check (number = 1)
);
comment on table first_steps_dismissals is 'That the first steps of an empty site are shown no more, though some may be open. Who put them away stands in the audit log.';
