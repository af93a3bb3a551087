import { nominationEndpoints } from '@tower/contract/matching/nominations.contract.ts'
import { expect, test } from 'vitest'
import { buildClassroom } from '../../test/matching/classrooms/build-classroom.ts'
import { buildVisible, buildCircle } from '../../test/people/prospects/build-prospects.ts'
import { buildPages } from '../../test/site/build-pages.ts'
import { wordsOf } from '../../test/site/read-html.ts'

const alert = { attributes: { role: 'alert' } }
const status = { attributes: { role: 'status' } }

test('without a script a possible partner is heard, and a refused inquiry keeps what was typed', async () => {
  const world = await buildPages()
  const page = await world.visitor().open('/partners/apply')
  const refused = await page.press({ words: 'Send inquiry' }, { organization: 'Corner Bookshop' })
  expect(refused.findAll(alert)).not.toEqual([])
  expect(refused.valueOf('organization')).toBe('Corner Bookshop')

  const sent = await refused.press(
    { words: 'Send inquiry' },
    { contact_name: 'Ada Reader', email: 'ada@partner.test', message: 'A shelf in every window.' },
  )
  expect(wordsOf(sent.find(status))).toContain(
    "Thanks! We'll review your note and reach out with next steps shortly.",
  )
})

test('without a script a teacher is nominated, and a refused nomination keeps what was typed', async () => {
  const world = await buildPages()
  const page = await world.visitor().open('/nominate-teacher')
  const submit = { words: 'Submit nomination' }
  const refused = await page.press(submit, { teacher_name: 'Mr. Lantern' })
  expect(refused.findAll(alert)).not.toEqual([])
  expect(refused.valueOf('teacher_name')).toBe('Mr. Lantern')

  const thanked = await refused.press(submit, {
    ...{ nominator_name: 'Ada Reader', nominator_email: 'ada@reader.test' },
    ...{ school: 'Journey School', reason: 'He reads aloud every day.' },
  })
  expect(wordsOf(thanked.find(status))).toContain('Thanks! We’ll review your nomination.')
})

test('without a script whoever wants to hear when a program opens is kept in mind', async () => {
  const world = await buildPages()
  const page = await world.visitor().open('/programs/tower-smbs/about')
  const refused = await page.press({ words: 'Notify me' })
  expect(refused.words()).toMatch(/Error|Please/)
  const kept = await refused.press({ words: 'Notify me' }, { email: 'follow@reader.test' })
  expect(wordsOf(kept.find(status))).toBe('Thank you. We’ll email you once, when it opens.')
})

test('without a script a classroom is confirmed, once', async () => {
  const world = await buildPages()
  const { id } = await buildClassroom(world.services.database, { name: 'Lantern Classroom' })
  await world.post(nominationEndpoints.requestConfirmation.path, {
    classroom_id: id,
    ...{ teacher_display_name: 'Ms. Journey', teacher_edu_email: 'teacher@journey.edu' },
  })
  const [mail] = await world.mailsTo('teacher@journey.edu')
  const link = /https?:\/\/\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const page = await world.visitor().open(link)
  const confirmed = await page.press({ words: 'Confirm Lantern Classroom' })
  expect(wordsOf(confirmed.find({ tag: 'h1' }))).toBe('Lantern Classroom is confirmed')

  const again = await world.visitor().open(link)
  expect(wordsOf(again.find({ tag: 'h1' }))).toBe('This classroom is already confirmed')
  expect(again.findAll({ tag: 'button', words: /^Confirm / })).toEqual([])
})

test('without a script a young athlete is given to each month, and a mistake keeps what was typed', async () => {
  const world = await buildPages()
  const { prospectId } = await buildVisible(world.services, await buildCircle(world.services))
  const page = await world.visitor().open(`/prospect/${prospectId}`)
  const refused = await page.press({ words: /^Donate/ }, { amount: '0', type: 'recurring' })
  expect(wordsOf(refused.find(alert))).toContain('The smallest gift is $1.')
  expect(refused.find({ attributes: { value: 'recurring', checked: true } })).toBeDefined()
  const payment = await refused.press({ words: 'Donate each month' }, { amount: '12' })
  expect(wordsOf(payment.find({ tag: 'h1' }))).toContain('$12')
})

test('without a script a refused gift keeps amount, fee and classroom, a comma before cents is asked about, and what is mended goes on to its payment page', async () => {
  const world = await buildPages()
  const donate = { attributes: { name: 'intent', value: 'donate' } }
  const page = await world.visitor().open('/sponsor-classroom/donate')
  const typed = { custom_amount: '12.34', preset: undefined, cover_fee: 'on', classroom_id: 'not-an-id' }
  const refused = await page.press(donate, typed)
  expect(wordsOf(refused.find(alert))).toContain('Please enter a valid classroom UUID.')
  expect(refused.valueOf('custom_amount')).toBe('12.34')
  expect(refused.valueOf('classroom_id')).toBe('not-an-id')
  expect(refused.find({ attributes: { name: 'cover_fee', checked: true } })).toBeDefined()

  const small = await refused.press(donate, { custom_amount: '0.50', classroom_id: '' })
  expect(wordsOf(small.find(alert))).toContain('The smallest gift is $1.')
  const asked = await small.press(donate, { custom_amount: '25,50', cover_fee: undefined })
  expect(wordsOf(asked.find({ attributes: { id: 'custom-amount-error' } }))).toContain(
    'Did you mean $25.50? Write the cents after a dot.',
  )
  const payment = await asked.press(donate, { custom_amount: '1,041' })
  expect(wordsOf(payment.find({ tag: 'h1' }))).toBe('Pay $1,041.00')
})

test('covering the card fee is on the button, is paid beside the gift and never counts towards the slot', async () => {
  const world = await buildPages()
  const donate = { attributes: { name: 'intent', value: 'donate' } }
  const page = await world.visitor().open('/sponsor-classroom/donate?amount=100')
  expect(wordsOf(page.find({ tag: 'button', ...donate }))).toContain('Donate $100 once')
  const chosen = { cover_fee: 'on', goes_to: 'own_tower' }
  const covered = await page.press({ attributes: { name: 'intent', value: 'resolve' } }, chosen)
  expect(wordsOf(covered.find({ tag: 'button', ...donate }))).toContain('Donate $103.30 once')

  const payment = await covered.press(donate)
  expect(wordsOf(payment.find({ tag: 'h1' }))).toBe('Pay $103.30')
  expect(payment.findAll({ tag: 'tr' })).toHaveLength(3)
  const thanks = await payment.press({ attributes: { value: 'paid' } }, { email: 'fee@giver.test' })
  expect(thanks.words()).toContain('$100 is on your own tower.')
})

test('a classroom whose teacher has not confirmed takes no money, and the page says why', async () => {
  const world = await buildPages()
  const { id } = await buildClassroom(world.services.database)
  const page = await world.visitor().open('/sponsor-classroom/donate?amount=800')
  const donate = { attributes: { name: 'intent', value: 'donate' } }
  const refused = await page.press(donate, { classroom_id: id })
  expect(refused.path).toMatch(/^\/sponsor-classroom\/donate/)
  expect(wordsOf(refused.find(alert))).toContain('confirmed')
  expect(refused.valueOf('classroom_id')).toBe(id)
})

test('the sign-in pages say without a script what they need', async () => {
  const world = await buildPages()
  for (const path of ['/login', '/auth/callback?token_hash=a&type=magiclink', '/reset-password']) {
    const page = await world.visitor().open(path)
    expect(page.body, path).toMatch(/<noscript>[^]*Signing in needs JavaScript/)
  }
})
