import { secondPersonKinds, type SecondPersonKind } from '@tower/contract/oversight/safety.ts'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildUser } from '../../../../test/people/identity/build-user.ts'
import { testServices } from '../../../test/test-services.ts'
import { countAsOne } from './count-as-one.ts'
import { isSamePerson } from './is-same-person.ts'

const sources = join(import.meta.dirname, '../../..')

/** Where each of the declared acts asks for a second person. */
const askedIn: Record<SecondPersonKind, readonly string[]> = {
  story: ['outreach/stories/desk/decide-story.ts'],
  offline_gift: ['money/giving/offline/receive-offline-gift.ts'],
  approval: ['money/approvals/decide-approval.ts'],
  mailing: ['outreach/mailings/get-mailing.ts'],
}

test('two accounts at one mailbox are one person, and two mailboxes of one provider are two', async () => {
  const services = await testServices()
  const [dana, twin, omar, googled, dotted] = await Promise.all(
    [
      'dana@tower.test',
      'dana+two@tower.test',
      'omar@tower.test',
      'kim.osei@gmail.com',
      'kimosei+x@googlemail.com',
    ].map((email) => buildUser(services, email, 'admin')),
  )
  const acting = { userId: dana ?? '' }
  await services.database.read(async (tx) => {
    const same = (...others: (string | null | undefined)[]) =>
      isSamePerson(
        tx,
        acting,
        others.map((id) => id ?? null),
      )
    expect([
      await same(dana),
      await same(twin),
      await same(omar),
      await same(null),
      await same(omar, twin),
    ]).toEqual([true, true, false, false, true])
    expect(await isSamePerson(tx, acting, [], ['Dana+Claim@tower.test'])).toBe(true)
    const kim = { userId: googled ?? '' }
    expect(await isSamePerson(tx, kim, [dotted ?? ''])).toBe(true)
  })
})

test('of the staff nobody is another person than who brought them in, however long the way, unless the operator vouches', () => {
  const made = (email: string, by: string | null, isSuper = false) => ({
    ...{ email, by_email: by, is_by_superadmin: isSuper },
  })
  const isOne = countAsOne([
    made('dana@x.test', 'kim@x.test', true),
    made('omar@x.test', 'kim@x.test', true),
    made('ghost@x.test', 'dana+new@x.test'),
    made('other@x.test', 'dana@x.test'),
    made('third@x.test', 'ghost@x.test'),
    made('ghost@x.test', 'third@x.test'),
    made('lee@x.test', 'dana@x.test'),
    made('lee@x.test', 'omar@x.test'),
    made('vera@x.test', 'dana@x.test'),
    made('vera@x.test', null),
  ])
  const pairs = (...list: [actor: string, other: string][]) =>
    list.map(([actor, other]) => isOne(`${actor}@x.test`, `${other}@x.test`))
  expect(
    pairs(
      ['ghost', 'dana'],
      ['dana', 'ghost'],
      ['third', 'dana'],
      ['dana', 'third'],
      ['ghost', 'other'],
      ['kim', 'third'],
    ),
  ).toEqual([true, true, true, true, true, true])
  // A founder's two admins are two, and whom two brought in is nobody's alone.
  expect(
    pairs(['dana', 'omar'], ['ghost', 'omar'], ['dana', 'lee'], ['vera', 'dana'], ['dana', 'vera']),
  ).toEqual([...[false, false, false, false, false]])
  expect(pairs(['lee', 'dana'], ['lee', 'ghost'])).toEqual([true, false])
})

test('thirty of the staff who all let each other in again are told apart at once', () => {
  const staff = Array.from({ length: 30 }, (_, place) => `staff${place}@x.test`)
  const made = staff.flatMap((email) => [
    { email, by_email: 'kim@x.test', is_by_superadmin: true },
    ...staff.filter((by) => by !== email).map((by) => ({ email, by_email: by, is_by_superadmin: false })),
  ])
  const ghost = { email: 'ghost@x.test', by_email: 'staff1@x.test', is_by_superadmin: false }
  const isOne = countAsOne([...made, ghost])
  expect(isOne('kim@x.test', 'ghost@x.test')).toBe(true)
  expect(isOne('staff1@x.test', 'ghost@x.test')).toBe(true)
  expect(isOne('ghost@x.test', 'staff2@x.test')).toBe(true)
  // The founder stands over both, and counts nobody together.
  expect(isOne('staff2@x.test', 'ghost@x.test')).toBe(false)
}, 5_000)

test('every act that needs a second person, and every refusal of one’s own work, tells people apart by mailbox', () => {
  for (const kind of secondPersonKinds)
    for (const file of askedIn[kind])
      expect(readFileSync(join(sources, file), 'utf8'), file).toMatch(/isSamePerson\(|findTie\(/)
  const byAccount =
    /=== (?:actor\.)?userId\b[^\n]*(?:\n\s*)?throw new Refusal\('[a-z]+\.(?:own|[a-z_]*second_person|own_work|claim_own)'/
  const files = globSync('**/*.ts', { cwd: sources, exclude: ['**/*.test.ts'] })
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter((file) => byAccount.test(readFileSync(join(sources, file), 'utf8')))).toEqual([])
})
