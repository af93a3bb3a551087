import type { Corruption } from './corruption.ts'

const of = (status: string) =>
  `(select id from purchase_requests where status = '${status}' order by number limit 1)`
const bounced = '(select request_id from reimbursement_returned_payouts limit 1)'
const other = (column: string) => `(select id from users where id <> ${column} order by id limit 1)`
const otherTeacher = (column: string) =>
  `(select id from users where role = 'teacher' and id <> ${column} order by id limit 1)`

/** Requests to be paid back: whose they are, who decided, who paid, by what, and what the bank sent back. */
export const reimbursementCorruptions: Corruption[] = [
  {
    name: 'an approved request turned to another teacher',
    plant: [
      `update purchase_requests set teacher_id = ${otherTeacher('teacher_id')} where id = ${of('approved')}`,
      `update approvals set teacher_id = (select teacher_id from purchase_requests where id = ${of('approved')})
        where kind = 'reimbursement' and subject_id = ${of('approved')}::text`,
    ],
  },
  {
    name: 'a submitted request turned to another teacher',
    plant: [
      `update purchase_requests set teacher_id = ${otherTeacher('teacher_id')} where id = ${of('submitted')}`,
    ],
  },
  {
    name: 'a request approved by somebody who never did',
    plant: [`update purchase_requests set decided_by = ${other('decided_by')} where id = ${of('approved')}`],
  },
  {
    name: 'a request rejected by somebody who never did',
    plant: [`update purchase_requests set decided_by = ${other('decided_by')} where id = ${of('rejected')}`],
  },
  {
    name: 'a request said to have been decided on another day',
    plant: [
      `update purchase_requests set decided_at = decided_at - interval '1 day' where id = ${of('approved')}`,
    ],
  },
  {
    name: 'a request paid by somebody who never did',
    plant: [
      `update reimbursement_payouts set paid_by = ${other('paid_by')} where request_id = ${of('paid')}`,
    ],
  },
  {
    name: 'a request paid on another day',
    plant: [
      `update reimbursement_payouts set paid_at = paid_at - interval '1 day' where request_id = ${of('paid')}`,
    ],
  },
  {
    name: 'what the bank calls a payment',
    plant: [`update reimbursement_payouts set reference = 'FALSE' where request_id = ${of('paid')}`],
  },
  {
    name: 'a payment taken out of its file',
    plant: ['update reimbursement_payouts set payment_file_id = null where payment_file_id is not null'],
  },
  {
    name: 'a payment file made by somebody else',
    plant: [`update reimbursement_payment_files set made_by = ${other('made_by')}`],
  },
  {
    name: 'that a request was paid taken out of its story',
    plant: [`delete from purchase_request_events where kind = 'paid' and request_id = ${of('paid')}`],
  },
  {
    name: 'that a request was approved told by another in its story',
    plant: [`update purchase_request_events set actor_id = ${other('actor_id')} where kind = 'approved'`],
  },
  {
    name: 'a decision put into the story of a request',
    plant: [
      `insert into purchase_request_events (request_id, kind, actor_id, total_cents, at)
        select request_id, 'rejected', actor_id, total_cents, at from purchase_request_events where kind = 'paid' limit 1`,
    ],
  },
  {
    name: 'a payment said to have come back that never did',
    plant: [
      `insert into reimbursement_returned_payouts (request_id, amount_cents, reference, paid_by, paid_at, returned_by, returned_at)
        select request_id, amount_cents, reference, paid_by, paid_at, paid_by, paid_at from reimbursement_payouts limit 1`,
    ],
  },
  {
    name: 'a payment that came back forgotten',
    plant: [`delete from reimbursement_returned_payouts where request_id = ${bounced}`],
  },
  {
    name: 'a payment that came back told by somebody else',
    plant: [`update reimbursement_returned_payouts set returned_by = ${other('returned_by')}`],
  },
  {
    name: 'a payment that came back made smaller',
    plant: ['update reimbursement_returned_payouts set amount_cents = amount_cents - 100'],
  },
  {
    name: 'what the bank said of a payment that came back',
    plant: [`update reimbursement_returned_payouts set bank_reference = 'FALSE'`],
  },
]
