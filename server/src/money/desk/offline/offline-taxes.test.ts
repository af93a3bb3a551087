import { dayOf } from '@tower/contract/org-days.ts'
import { expect, test, vi } from 'vitest'
import { buildDesk } from '../../../../test/money/desk/build-desk.ts'
import { openDoor, readGiverLinks } from '../../../../test/money/giving/build-own-giving.ts'
import { readPdf } from '../../../../test/papers/read-pdf.ts'
import { sendDueMails } from '../../../mail/send-due-mails.ts'

vi.setConfig({ testTimeout: 60_000 })

const email = 'rosa@example.org'
const asDeductible = 'Your gift is tax-deductible to the extent the law allows.'

async function buildReceived() {
  const world = await buildDesk({ environment: { ORG_EIN: '12-3456789' } })
  const dana = await world.staff('dana@tower.test', 'Dana Reyes')
  const day = dayOf(world.clock.now())
  const receive = async (kind: string, amountCents: number) => {
    const gift = { kind, amount_cents: amountCents, reference: kind, email, donor_name: 'Rosa Núñez' }
    const rest = { destination: 'classrooms', given_on: day, note: null, is_another: false }
    const entered = await world.call(dana, 'POST', '/api/admin/offline-gifts', { ...gift, ...rest })
    const { id } = entered.json<{ id: string }>()
    const received = await world.call(dana, 'POST', `/api/admin/offline-gifts/${id}/receive`)
    return received.json<{ payment_id: string }>().payment_id
  }
  const readReceiptMails = async () => {
    await sendDueMails(world.services)
    const mails = await world.services.database.read((tx) =>
      tx.selectFrom('mails').select('text').where('template', '=', 'receipt').execute(),
    )
    return mails.map(({ text }) => text ?? '')
  }
  const findDoor = async () => openDoor(world, { link: (await readGiverLinks(world, email)).at(-1) ?? '' })
  return { ...world, dana, day, receive, readReceiptMails, findDoor }
}

test.each([
  ['check', asDeductible],
  ['donor_advised_fund', 'The deduction was for what was given to the fund'],
  ['stock', 'what you may deduct is for you and your tax adviser to determine'],
])(
  'what a receipt of %s says of taxes is true of it, in the mail, its copy and on paper',
  async (kind, words) => {
    const { receive, readReceiptMails, findDoor, clock } = await buildReceived()
    const paymentId = await receive(kind, 5_000)
    const door = await findDoor()
    clock.advance(3_600_000)
    await door.act(`/gifts/${paymentId}/resend`)
    const paper = await readPdf((await door.get(`/gifts/${paymentId}/receipt.pdf`)).rawPayload)
    const mails = await readReceiptMails()
    expect(mails).toHaveLength(2)
    for (const text of [...mails, paper.text]) {
      const line = text.replace(/\s+/g, ' ')
      expect(line).toContain(words)
      expect(line.includes(asDeductible)).toBe(kind === 'check')
    }
  },
)

test('a receipt written anew still says how the gift came', async () => {
  const { receive, readReceiptMails, call, dana } = await buildReceived()
  const paymentId = await receive('donor_advised_fund', 5_000)
  await call(dana, 'POST', `/api/admin/payments/${paymentId}/receipt`, {
    number: 1,
    email: null,
    reason: 'Lost',
  })
  const mails = await readReceiptMails()
  expect(mails).toHaveLength(2)
  for (const text of mails) expect(text).not.toContain('tax-deductible')
})

test('a statement calls deductible what was paid in money alone, and says why the rest is not', async () => {
  const { receive, findDoor, day } = await buildReceived()
  await receive('check', 10_000)
  await receive('donor_advised_fund', 30_000)
  await receive('stock', 20_000)
  const door = await findDoor()
  const { text } = await readPdf((await door.get('/statement.pdf', { from: day, to: day })).rawPayload)
  const line = text.replace(/\s+/g, ' ')
  expect(line).toContain('Of what is left, $100.00 is tax-deductible to the extent the law allows.')
  expect(line).toContain('$300.00 came as grants from a donor-advised fund')
  expect(line).toContain('$200.00 is what gifts of stock were worth to our programs')
})

test('a statement of nothing but a fund’s grants calls nothing deductible', async () => {
  const { receive, findDoor, day } = await buildReceived()
  await receive('donor_advised_fund', 30_000)
  const { text } = await readPdf(
    (await (await findDoor()).get('/statement.pdf', { from: day, to: day })).rawPayload,
  )
  expect(text).not.toContain('tax-deductible')
})
