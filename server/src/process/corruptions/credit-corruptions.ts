import { accountOf, falseMove, type Corruption } from './corruption.ts'

const storybookGrant = '(select id from teacher_grants where storybook_credits > 0 order by id limit 1)'

/** Credits that staff grant to teachers, for tools and storybooks. */
export const creditCorruptions: Corruption[] = [
  {
    name: 'tools credits that nobody granted',
    plant: falseMove({
      ...{ as: 'tools_grant', from: accountOf('credits_issued'), to: accountOf('tools_wallet'), cents: 100 },
      unit: 'CREDIT',
    }),
  },
  {
    name: 'Tower Credits turned into tools credits',
    plant: [
      "insert into ledger_accounts (kind, owner_id, unit, floor_cents, balance_cents) values ('wallet', gen_random_uuid(), 'CREDIT', 0, 500)",
      ...falseMove({
        ...{ as: 'spend', from: accountOf('wallet'), to: accountOf('tools_wallet'), cents: 100 },
        unit: 'CREDIT',
      }),
    ],
  },
  {
    name: 'a grant to a teacher without a word in the audit log',
    plant: [
      `insert into teacher_grants (teacher_id, storybook_week_id, storybook_credits, tools_credits, request_key, granted_by, granted_at)
        select teacher_id, storybook_week_id, 1, 0, 'false', granted_by, granted_at from teacher_grants where id = ${storybookGrant}`,
      'update storybook_credits set credits_granted = credits_granted + 1',
    ],
  },
  {
    name: 'a grant of tools credits raised',
    plant: ['update teacher_grants set tools_credits = tools_credits + 1 where tools_credits > 0'],
  },
  {
    name: 'a grant of tools credits that never reached the ledger',
    plant: ['update teacher_grants set transaction_id = null where tools_credits > 0'],
  },
  {
    name: 'a grant given to another teacher',
    plant: [
      `update teacher_grants set teacher_id = (select id from users where role = 'teacher' and id <> teacher_id order by id limit 1)`,
    ],
  },
  {
    name: 'a grant made another person’s doing',
    plant: ['update teacher_grants set granted_by = teacher_id'],
  },
  { name: 'a grant deleted', plant: [`delete from teacher_grants where id = ${storybookGrant}`] },
  {
    name: 'storybook credits of a week raised',
    plant: ['update storybook_credits set credits_granted = credits_granted + 1'],
  },
  {
    name: 'granted storybook credits told as free ones',
    plant: ['update storybook_credits set free_credits = credits_granted'],
  },
  {
    name: 'more storybooks used than a week has',
    plant: ['update storybook_credits set credits_used = credits_granted + 1'],
  },
  {
    name: 'storybook credits moved to another week',
    plant: ['update storybook_credits set period_start = period_start + 7, period_end = period_end + 7'],
  },
  {
    name: 'credits spent on nothing',
    plant: falseMove({
      ...{ as: 'spend', from: accountOf('tools_wallet'), to: accountOf('credits_spent'), cents: 100 },
      unit: 'CREDIT',
    }),
  },
  {
    name: 'spent credits given back without a use',
    plant: falseMove({
      ...{ as: 'use_refund', from: accountOf('credits_spent'), to: accountOf('tools_wallet'), cents: 100 },
      unit: 'CREDIT',
    }),
  },
  {
    name: 'a use of a credit deleted',
    plant: ["delete from credit_uses where state = 'spent'"],
  },
  {
    name: 'a use told as given back that is not',
    plant: ["update credit_uses set state = 'refunded' where state = 'spent'"],
  },
  {
    name: 'a use told as spent that was given back',
    plant: ["update credit_uses set state = 'spent' where state = 'refunded'"],
  },
  {
    name: 'a use told as another sponsor’s',
    plant: ["update credit_uses set sponsor_id = teacher_id where state = 'open'"],
  },
  {
    name: 'a use moved to another teacher',
    plant: [
      `update credit_uses set teacher_id = (select id from users where id <> teacher_id order by id limit 1) where state = 'open'`,
    ],
  },
  {
    name: 'a use told as one of something else',
    plant: ["update credit_uses set reason = 'tool:iep-goal' where state = 'open'"],
  },
  {
    name: 'a use that names the refund of another as its own',
    plant: [
      `update credit_uses set state = 'refunded', ended_at = created_at, refund_transaction_id = transaction_id where state = 'open'`,
    ],
  },
]
