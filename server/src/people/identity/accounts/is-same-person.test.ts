import { secondPersonKinds, type SecondPersonKind } from '@tower/contract/oversight/safety.ts'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildUser } from '../../../../test/people/identity/build-user.ts'
import { testServices } from '../../../test/test-services.ts'
import { isSamePerson } from './is-same-person.ts'

const sources = join(import.meta.dirname, '../../..')

/** Where each of the declared acts asks for a second person. */
const askedIn: Record<SecondPersonKind, readonly string[]> = {
  story: ['outreach/stories/desk/decide-story.ts'],
  offline_gift: ['money/giving/offline/receive-offline-gift.ts'],
  approval: ['money/approvals/decide-approval.ts'],
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

test('every act that needs a second person, and every refusal of one’s own work, tells people apart by mailbox', () => {
  for (const kind of secondPersonKinds)
    for (const file of askedIn[kind])
      expect(readFileSync(join(sources, file), 'utf8'), file).toMatch(/isSamePerson\(/)
  const byAccount =
    /=== (?:actor\.)?userId\b[^\n]*(?:\n\s*)?throw new Refusal\('[a-z]+\.(?:own|[a-z_]*second_person|own_work|claim_own)'/
  const files = globSync('**/*.ts', { cwd: sources, exclude: ['**/*.test.ts'] })
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter((file) => byAccount.test(readFileSync(join(sources, file), 'utf8')))).toEqual([])
})
