// @module-tag some-on-pglite: one path of inquiries.
import { inquiryEndpoints } from '@tower/contract/outreach/inquiries.contract.ts'
import { expect, test } from 'vitest'
import { inProcessCall } from '../../app.ts'
import { testApp } from '../../test/test-app.ts'

const letter = {
  name: 'Demo Visitor',
  email: 'Visitor@Tower.test',
  program_interest: 'other' as const,
  message: 'When is the next draw?',
}
const note = {
  organization: 'Demo Builders',
  contact_name: 'Demo Partner',
  email: 'partner@tower.test',
  message: 'We would like to help.',
}

async function openForm() {
  const { app, services } = await testApp()
  const read = (table: 'inquiries' | 'mails' | 'admin_notifications') =>
    services.database.read((tx) => tx.selectFrom(table).selectAll().execute())
  return { call: inProcessCall(app), read }
}

test(
  'a message is kept, told to staff, and its writer is mailed once a day without their own words',
  { tags: 'on-pglite-too' },
  async () => {
    const { call, read } = await openForm()
    await call(inquiryEndpoints.contact, { body: letter })
    await call(inquiryEndpoints.contact, { body: letter })

    expect(await read('inquiries')).toMatchObject([
      { kind: 'contact', email: 'visitor@tower.test', topic: 'other', message: letter.message },
      { kind: 'contact' },
    ])
    expect(await read('admin_notifications')).toHaveLength(2)
    const mails = await read('mails')
    expect(mails).toMatchObject([{ to_email: 'visitor@tower.test', template: 'inquiry_received' }])
    expect(JSON.stringify(mails)).not.toContain(letter.message)
  },
)

test('who wrote on a Spanish page is answered in Spanish', async () => {
  const { call, read } = await openForm()
  await call(inquiryEndpoints.contact, { body: { ...letter, locale: 'es' } })
  await call(inquiryEndpoints.partner, { body: { ...note, locale: 'es' } })
  expect(await read('mails')).toMatchObject([{ locale: 'es' }, { locale: 'es' }])
})

test("a possible partner's note is kept with the organization", async () => {
  const { call, read } = await openForm()
  await call(inquiryEndpoints.partner, { body: note })
  expect(await read('inquiries')).toMatchObject([
    { kind: 'partner', organization: 'Demo Builders', name: 'Demo Partner', topic: null },
  ])
})

test('whoever fills in the hidden field gets the usual answer, and nothing is kept', async () => {
  const { call, read } = await openForm()
  const answers = [
    await call(inquiryEndpoints.contact, { body: { ...letter, 'bot-field': 'https://spam.example' } }),
    await call(inquiryEndpoints.partner, { body: { ...note, 'bot-field': 'x' } }),
  ]
  expect(answers).toEqual([{ ok: true }, { ok: true }])
  expect(await read('inquiries')).toEqual([])
  expect(await read('mails')).toEqual([])
})

test.each([
  ['a name with a line break', { name: 'A\r\nBcc: b@tower.test' }],
  ['no address', { email: 'nobody' }],
  ['an unknown program', { program_interest: 'yachts' }],
  ['blanks for a message', { message: '  \n ' }],
])('%s is refused and nothing is kept', async (_what, fault) => {
  const { call, read } = await openForm()
  const body = { ...letter, ...fault } as typeof letter
  await expect(call(inquiryEndpoints.contact, { body })).rejects.toMatchObject({ status: 400 })
  expect(await read('inquiries')).toEqual([])
})
