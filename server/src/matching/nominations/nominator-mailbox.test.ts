import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { testServices, type TestServices } from '../../test/test-services.ts'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'
import { eraseNominator } from './erase-nominator.ts'
import { exportNominations } from './export-nominations.ts'
import { confirmNomination } from './confirm-nomination.ts'
import { nominateClassroom } from './nominate-classroom.ts'
import { lastToken } from '../../../test/mail/read-mails.ts'

const hashOf = (contact: string) => createHash('sha256').update(contact).digest('hex')
const phone = '9375550123'

/** Somebody nominated under their telephone number, and confirmed by a link to a mailbox. */
async function nominated(services: TestServices, { contact = phone, email = 'ana.rivera@gmail.com' } = {}) {
  const { id } = await buildClassroom(services.database, { name: 'Maker Corner' })
  await nominateClassroom(services, {
    classroomId: id,
    nominatorHash: hashOf(contact),
    reason: `I know them well (${contact}).`,
    address: undefined,
    confirmation: { email, locale: undefined },
  })
  return lastToken(services)
}

const exported = ({ database, config }: TestServices, email: string) =>
  database.read((tx) => exportNominations({ config }, tx, email))

test('an export holds what a mailbox confirmed, though the nomination was made under another contact', async () => {
  const services = await testServices()
  const token = await nominated(services)
  expect((await exported(services, 'ana.rivera@gmail.com')).classrooms).toEqual([])
  await confirmNomination(services, { token })
  for (const spelled of ['ana.rivera@gmail.com', 'AnaRivera+school@googlemail.com'])
    expect((await exported(services, spelled)).classrooms).toMatchObject([
      {
        classroom: 'Maker Corner',
        reason: `I know them well (${phone}).`,
        confirmed_at: services.clock.now(),
      },
    ])
  expect((await exported(services, 'someone@families.test')).classrooms).toEqual([])
})

test('erasing a mailbox takes its words and its links, and the nominations that it confirmed count on', async () => {
  const services = await testServices()
  await confirmNomination(services, { token: await nominated(services) })
  await confirmNomination(services, {
    token: await nominated(services, { contact: 'bo', email: 'bo@families.test' }),
  })
  await services.database.transaction((tx) =>
    eraseNominator(services, tx, {
      ...{ addresses: ['anarivera@gmail.com'], names: [] },
      ...{ userId: crypto.randomUUID(), at: services.clock.now() },
    }),
  )
  const { ballots, links } = await services.database.read(async (tx) => ({
    ballots: await tx
      .selectFrom('classroom_nominations')
      .select(['reason', 'confirmed_how'])
      .orderBy('reason')
      .execute(),
    links: await tx.selectFrom('nomination_confirmations').select('mailbox_hash').execute(),
  }))
  expect(ballots).toEqual([
    { reason: 'I know them well (bo).', confirmed_how: 'link' },
    { reason: null, confirmed_how: 'link' },
  ])
  expect(links).toHaveLength(1)
})
