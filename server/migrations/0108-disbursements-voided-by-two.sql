-- Who took a payout back is kept beside who let it be paid; what two people let be paid takes two to take back.

alter table disbursements
  add column void_asked_by uuid references users (id),
  add column void_asked_at timestamptz,
  add column voided_by uuid references users (id),
  add column voided_at timestamptz,
  add column voided_alone boolean not null default false;
comment on column disbursements.void_asked_by is 'Who asked that a payout above the limit be taken back; somebody else agrees or keeps it.';
comment on column disbursements.voided_by is 'Who took it back. Who let it be paid stays in decided_by.';
comment on column disbursements.voided_alone is 'A payout above the limit that one person took back before two had to; no later one.';
comment on column disbursements.note is 'Why it was declined or voided, or is to be voided.';

update disbursements given set
  voided_by = given.decided_by, voided_at = given.decided_at, voided_alone = given.needs_second,
  decided_by = case when given.needs_second then coalesce(approval.actor_id, given.decided_by) else given.recorded_by end,
  decided_at = case when given.needs_second then coalesce(approval.at, given.decided_at) else given.recorded_at end
from disbursements voided
left join lateral (
  select actor_id, at from audit_log
  where target_id = voided.id::text and action = 'disbursements.approve' order by seq desc limit 1
) approval on true
where voided.id = given.id and given.state = 'voided';

alter table disbursements
  add constraint disbursements__void_asked check ((void_asked_by is null) = (void_asked_at is null)),
  add constraint disbursements__void_of_paid check (void_asked_by is null or state in ('paid', 'voided')),
  add constraint disbursements__voided check ((voided_by is null) = (voided_at is null) and (voided_by is null or state = 'voided')),
  add constraint disbursements__two_people_void check (
    not needs_second or voided_by is null or voided_alone
    or (void_asked_by is not null and voided_by <> void_asked_by)
  ),
  add constraint disbursements__reasoned_void check (void_asked_by is null or btrim(coalesce(note, '')) <> '');
create index disbursements__void_asked on disbursements (void_asked_at, id) where state = 'paid' and void_asked_at is not null;
create index disbursements__void_latest on disbursements (void_asked_at desc, id) where void_asked_at is not null;
