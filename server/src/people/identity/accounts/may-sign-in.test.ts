import { roles, type Role } from '@tower/contract/access.ts'
import { describe, expect, test } from 'vitest'
import { buildIdentity } from '../../../../test/people/identity/build-identity.ts'
import { decideSignIn, type SignInFacts } from './may-sign-in.ts'

type Row = [what: string, facts: SignInFacts, asked: Role | undefined, decision: string]
const holds = (role: Role | null, disabled = false) => ({ role, disabled })
const entry = (role: Role, active = true) => ({ role, active })

const rows: Row[] = [
  ['nothing is known', { account: undefined, allowlist: [] }, undefined, 'unknown'],
  ['nothing is known', { account: undefined, allowlist: [] }, 'sponsor', 'unknown'],
  ['an active entry', { account: undefined, allowlist: [entry('teacher')] }, 'teacher', 'as teacher'],
  ['an active entry', { account: undefined, allowlist: [entry('teacher')] }, undefined, 'as teacher'],
  ['an entry of another role', { account: undefined, allowlist: [entry('teacher')] }, 'sponsor', 'unknown'],
  ['a disabled entry', { account: undefined, allowlist: [entry('teacher', false)] }, 'teacher', 'unknown'],
  [
    'two entries',
    { account: undefined, allowlist: [entry('sponsor'), entry('teacher')] },
    'teacher',
    'as teacher',
  ],
  [
    'two entries',
    { account: undefined, allowlist: [entry('sponsor'), entry('teacher')] },
    undefined,
    'as sponsor',
  ],
  ['an account', { account: holds('teacher'), allowlist: [] }, 'teacher', 'as teacher'],
  ['an account', { account: holds('teacher'), allowlist: [] }, undefined, 'as teacher'],
  [
    'an account of another role',
    { account: holds('teacher'), allowlist: [] },
    'sponsor',
    'holds_another_role',
  ],
  [
    'an account whose entry is disabled',
    { account: holds('teacher'), allowlist: [entry('teacher', false)] },
    'teacher',
    'disabled',
  ],
  [
    'a disabled account',
    { account: holds('teacher', true), allowlist: [entry('teacher')] },
    'teacher',
    'disabled',
  ],
  ['a disabled account', { account: holds('teacher', true), allowlist: [] }, 'sponsor', 'disabled'],
  [
    'a sponsor granted teacher',
    { account: holds('sponsor'), allowlist: [entry('teacher')] },
    'teacher',
    'as teacher',
  ],
  [
    'a sponsor granted teacher',
    { account: holds('sponsor'), allowlist: [entry('teacher')] },
    undefined,
    'as sponsor',
  ],
  [
    'a teacher who also gave',
    { account: holds('teacher'), allowlist: [entry('sponsor')] },
    'sponsor',
    'holds_another_role',
  ],
  [
    'an admin anyone allowlisted',
    { account: holds('admin'), allowlist: [entry('sponsor')] },
    'sponsor',
    'holds_another_role',
  ],
  ['an account without a role', { account: holds(null), allowlist: [] }, undefined, 'unknown'],
  [
    'an account without a role',
    { account: holds(null), allowlist: [entry('sponsor')] },
    undefined,
    'as sponsor',
  ],
  [
    'a superadmin at the admins’ portal',
    { account: holds('superadmin'), allowlist: [] },
    'admin',
    'as superadmin',
  ],
  [
    'a superadmin elsewhere',
    { account: holds('superadmin'), allowlist: [] },
    'teacher',
    'holds_another_role',
  ],
  [
    'an admin asking for superadmin',
    { account: holds('admin'), allowlist: [] },
    'superadmin',
    'holds_another_role',
  ],
  ['an athlete at either portal', { account: holds('athlete'), allowlist: [] }, 'sponsor', 'as athlete'],
  ['a guardian at either portal', { account: holds('guardian'), allowlist: [] }, 'teacher', 'as guardian'],
  ['a coach at either portal', { account: holds('coach'), allowlist: [] }, 'sponsor', 'as coach'],
]

describe('one gate decides who may sign in', () => {
  test.each(rows)('%s', (_, facts, asked, expected) => {
    const decision = decideSignIn(facts, asked)
    expect(decision.admitted ? `as ${decision.role}` : decision.because).toBe(expected)
  })

  test('no allowlist leads to superadmin: the table refuses the entry', async () => {
    const { services } = await buildIdentity()
    const insert = services.database.transaction((tx) =>
      tx
        .insertInto('allowlist_entries')
        .values({ email: 'a@b.test', role: 'superadmin', source: 'test' })
        .execute(),
    )
    await expect(insert).rejects.toMatchObject({ constraint: 'allowlist_entries__known_role' })
  })
})

describe('accounts', () => {
  test('every role but sponsor is kept when another one is granted', async () => {
    const { account } = await buildIdentity()
    for (const role of roles) {
      const email = `${role}@tower.test`
      await account(email, role)
      const expected = { role: role === 'sponsor' ? 'teacher' : role, created: false }
      expect(await account(email, 'teacher')).toMatchObject(expected)
    }
  })

  test('one address has one account, and its roles have a history', async () => {
    const { account, services } = await buildIdentity()
    const { userId } = await account('person@tower.test', 'sponsor')
    expect((await account('person@tower.test', 'teacher')).userId).toBe(userId)
    const history = await services.database.read((tx) =>
      tx.selectFrom('role_history').selectAll().orderBy('id').execute(),
    )
    expect(history).toMatchObject([
      { user_id: userId, old_role: null, new_role: 'sponsor', reason: 'account created' },
      { user_id: userId, old_role: 'sponsor', new_role: 'teacher', reason: 'role granted' },
    ])
    const audited = await services.database.read((tx) =>
      tx.selectFrom('audit_log').select(['action', 'target_id', 'details']).execute(),
    )
    expect(audited).toEqual([
      {
        action: 'identity.role_changed',
        target_id: userId,
        details: { from: 'sponsor', to: 'teacher', sessions: 0 },
      },
    ])
  })

  test('an entry that staff disabled is not opened again by a public form', async () => {
    const { allow, requestLink, mailsTo, services } = await buildIdentity()
    await allow('sponsor@tower.test', 'sponsor')
    await services.database.transaction((tx) =>
      tx.updateTable('allowlist_entries').set({ active: false }).execute(),
    )
    await allow('sponsor@tower.test', 'sponsor')
    await requestLink('sponsor@tower.test', 'sponsor')
    expect(await mailsTo('sponsor@tower.test')).toEqual([])
  })
})
