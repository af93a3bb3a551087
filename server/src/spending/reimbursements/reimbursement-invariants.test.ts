import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildReimbursements } from '../../../test/spending/reimbursements/build-reimbursements.ts'
import { findViolations } from '../../test/find-violations.ts'
import { putGuardsToSleep } from '../../test/sleeping-guards.ts'
import { reimbursementInvariants } from './reimbursement-invariants.ts'

const requestIn = (status: string) => `(select id from purchase_requests where status = '${status}')`

/** What somebody with the database in hand might write, and the rule that finds it. */
const corruptions: [string, string, RegExp][] = [
  [
    'paid without a payment',
    `update purchase_requests set status = 'paid', decided_by = (select id from users where email = 'dana@tower.test'), decided_at = now() where id = ${requestIn('submitted')}`,
    /paid out once|money is reserved/,
  ],
  [
    'a payout of what was not paid',
    `insert into reimbursement_payouts (request_id, amount_cents, reference, paid_by, paid_at) select ${requestIn('approved')}, 700, 'x', id, now() from users limit 1`,
    /paid out once/,
  ],
  [
    'a payout made larger',
    `update reimbursement_payouts set amount_cents = amount_cents + 1`,
    /paid out once/,
  ],
  ['a payout that is gone', `delete from reimbursement_payouts`, /paid out once/],
  [
    'a line made larger',
    `update purchase_request_items set amount_cents = amount_cents + 100 where request_id = ${requestIn('approved')}`,
    /its lines add up to/,
  ],
  [
    'a request made larger with its line',
    `with line as (update purchase_request_items set amount_cents = amount_cents + 100 where request_id = ${requestIn('approved')}) update purchase_requests set total_cents = total_cents + 100 where status = 'approved'`,
    /money is reserved/,
  ],
  [
    'rejected with its money still reserved',
    `update purchase_requests set status = 'rejected' where status = 'approved'`,
    /money is reserved/,
  ],
  [
    'a submitted request in another budget',
    `update purchase_requests set budget_id = (select id from teacher_budgets where id <> purchase_requests.budget_id limit 1) where status = 'submitted'`,
    /money is reserved/,
  ],
  [
    'a paid request deleted',
    `delete from purchase_request_items where request_id = ${requestIn('paid')}; update reimbursements set request_id = null where request_id = ${requestIn('paid')}; delete from reimbursement_payouts; delete from purchase_request_events where request_id = ${requestIn('paid')}; delete from purchase_requests where status = 'paid'`,
    /is of one that stands/,
  ],
  [
    'a receipt that says another thing',
    `update reimbursements set status = 'reimbursed' where status = 'submitted' and request_id is not null`,
    /says what its request says/,
  ],
  [
    'a receipt of somebody else',
    `update reimbursements set teacher_id = (select id from users where email = 'lee@school.edu') where request_id is not null`,
    /says what its request says/,
  ],
  [
    'a receipt shown in two requests',
    `update purchase_request_items set receipt_id = (select id from reimbursements where request_id = ${requestIn('submitted')}) where request_id = ${requestIn('approved')}`,
    /receipt of its own request/,
  ],
  ['paid and let out by nobody', `delete from approvals where state = 'alone'`, /was let out/],
  [
    'let out at another amount',
    `update approvals set amount_cents = amount_cents - 1 where kind = 'reimbursement'`,
    /was let out/,
  ],
  [
    'approved, of another teacher’s budget',
    `update purchase_requests set teacher_id = (select id from users where email = 'lee@school.edu') where status = 'approved'`,
    /teacher’s own budget/,
  ],
  [
    'approved by somebody who never did',
    `update purchase_requests set decided_by = (select id from users where email = 'lee@school.edu') where status = 'approved'`,
    /who decided about/,
  ],
  [
    'a decision that its story does not have',
    `delete from purchase_request_events where kind = 'approved'`,
    /as the audit log does/,
  ],
  [
    'paid by somebody who never did',
    `update reimbursement_payouts set paid_by = (select id from users where email = 'lee@school.edu')`,
    /who paid a reimbursement/,
  ],
  [
    'a payment that never came back',
    `insert into reimbursement_returned_payouts (request_id, amount_cents, reference, paid_by, paid_at, returned_by, returned_at) select request_id, amount_cents, reference, paid_by, paid_at, paid_by, paid_at from reimbursement_payouts`,
    /a payment that came back was paid/,
  ],
]

test('every planted falsehood about a reimbursement is found', async () => {
  const { submit, line, decide, uploaded, person, services, giveDirectly, findFaults } =
    await buildReimbursements()
  await person('lee@school.edu', 'teacher', 'Lee Park')
  await services.database.transaction((tx) =>
    sql`insert into teacher_budgets (teacher_id, fiscal_year) select id, 2099 from users where email = 'lee@school.edu'`.execute(
      tx,
    ),
  )
  await giveDirectly(1_000)
  await submit([line(500, (await uploaded(60)).url)])
  await decide((await submit([line(700)])).id, 'approved')
  await decide((await submit([line(900, (await uploaded(61)).url)])).id, 'paid')
  expect(await findFaults()).toEqual([])
  class Undone extends Error {}
  for (const [name, plant, rule] of corruptions) {
    let found: string[] = []
    await services.database
      .transaction(async (tx) => {
        await putGuardsToSleep(tx)
        for (const statement of plant.split('; ')) await sql.raw(statement).execute(tx)
        found = (await findViolations(tx)).map(({ invariant }) => invariant)
        throw new Undone()
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error
      })
    expect([name, found.join(' · ')]).toEqual([name, expect.stringMatching(rule)])
  }
  const rules = (reimbursementInvariants.rules ?? []).flatMap((rule) => ('name' in rule ? [rule.name] : []))
  const unproved = rules.filter((name) => !corruptions.some(([, , rule]) => rule.test(name)))
  expect(unproved).toEqual([])
})
