import type { Corruption } from './corruption.ts'

const somebody = "(select id from users where role in ('admin', 'superadmin') order by id limit 1)"
const another = "(select id from users where role in ('admin', 'superadmin') order by id desc limit 1)"

const refused = "id = (select id from approvals where state = 'refused' and digest <> '' order by id limit 1)"

/** An amount that somebody is said to have let out, a dollar of it above no limit. */
const letOut = (id: string, more: { state?: string; cents?: number; by?: string } = {}) =>
  `insert into approvals (kind, subject_id, digest, what, amount_cents, limit_cents, window_days, ground, state, asked_by, asked_at,
    decided_by, decided_at)
  values ('reimbursement', '${id}', '${id}', 'False', ${more.cents ?? 6_000}, 10000, 30, ${more.by ? "'amount'" : 'null'},
    '${more.state ?? 'alone'}', ${somebody}, now(), ${more.by ?? 'null'}, ${more.by ? 'now()' : 'null'})`

/** Money that staff let out. */
export const approvalCorruptions: Corruption[] = [
  { name: 'more let out by one person than the limit', plant: [letOut('one', { cents: 10_001 })] },
  {
    name: 'two amounts let out by one person, together above the limit',
    plant: [letOut('one'), letOut('two')],
  },
  {
    name: 'an approval that nobody asked for and nobody gave',
    plant: [letOut('one', { state: 'approved', cents: 50_000, by: another })],
  },
  {
    name: 'what a second person refused told as withdrawn',
    plant: [
      `update approvals set state = 'withdrawn', decided_by = null, decided_at = null, note = null where ${refused}`,
    ],
  },
  {
    name: 'what a second person refused told as changed since',
    plant: [
      `update approvals set state = 'outdated', decided_by = null, decided_at = null, note = null where ${refused}`,
    ],
  },
  {
    name: 'a refusal by somebody who never did',
    plant: [
      `update approvals set decided_by = (select id from users where id not in (asked_by, decided_by) order by id limit 1)
        where ${refused}`,
    ],
  },
  {
    name: 'an approval by who asked for it',
    plant: [letOut('one', { state: 'approved', cents: 50_000, by: somebody })],
  },
]
