-- Whoever was shown the link of a colleague who had not come in yet may hold that account: until its owner came by their own
-- mailbox, the two count as one person.

insert into introductions (user_id, by_id, role, door, introduced_at)
select person.id, handed.actor_id, person.role, 'opened_account', min(handed.at)
from users person join audit_log handed on handed.target_id = person.id::text and handed.action = 'identity.link_handed_over'
where person.role in ('admin', 'superadmin') and person.handed_over_at is not null and person.email_verified_at is null
  and handed.actor_id is not null and handed.actor_id <> person.id
group by person.id, handed.actor_id, person.role;

-- What left the bank and is booked by a word of staff alone is let out like any other money.
alter table approvals drop constraint approvals__known_kind;
alter table approvals add constraint approvals__known_kind check (
  kind in ('reimbursement', 'slot_by_hand', 'order', 'card', 'bounce', 'order_return', 'refund', 'offline_gift',
    'offline_return', 'disbursement', 'disbursement_void', 'month_difference', 'bank_line'));

insert into approvals (kind, subject_id, digest, what, amount_cents, limit_cents, window_days, state, asked_by, asked_at)
select 'bank_line', line.id::text, '', line.text, -line.amount_cents, -line.amount_cents, 30, 'earlier', line.settled_by, line.settled_at
from bank_lines line
where line.match = 'explained' and line.reason in ('bank_fee', 'cards_funded') and line.amount_cents < 0;
