import { expect, test } from 'vitest'
import { buildClassroom } from '../../test/matching/classrooms/build-classroom.ts'
import { buildPages } from '../../test/site/build-pages.ts'
import { findAll, wordsOf } from '../../test/site/read-html.ts'
import { createShareLink } from '../matching/classrooms/create-share-link.ts'
import { checkRows } from '../test/check-rows.ts'

const noindex = { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }

/** Addresses that lead nowhere, with their status and what the page says of it. */
const nowhere = [
  ['/no-such-program/donate', 404, 'Program not found'],
  ['/confirm-classroom?token=invented', 404, 'We don’t recognize this link'],
  ['/prospect/no-such-athlete', 404, 'Prospect not found'],
  ['/monthly-gift?link=invented', 404, 'This link is not valid.'],
  ['/t/PT-ZZZZZ9', 404, 'Share link not found'],
  ['/s/nobody-here', 404, 'Sponsor not found'],
  ['/there-is/no-such-page', 404, 'There is no page at this address. This is the home page instead.'],
  ['/there-is/no-such-page', 404, 'Eight blocks build one classroom'],
  ['/draws/slots/99999', 404, 'All draws'],
  ['/gifts/00000000-0000-4000-8000-000000000000', 404, 'We don’t recognize this link'],
] as const

test('an address that leads nowhere says so with its status, and stays out of search engines', async (context) => {
  const world = await buildPages()
  await checkRows(context, nowhere, async ([path, status, words]) => {
    const page = await world.visitor().open(path)
    expect(page.status, path).toBe(status)
    expect(page.words(), path).toContain(words)
    expect(findAll(page.root, noindex), path).toHaveLength(1)
  })
})

test('unknown addresses get one page, alike but for the address and the words of each view', async () => {
  const { app } = await buildPages()
  const open = async (path: string) => {
    const { headers, body } = await app.inject({ url: path, headers: { cookie: 'session=abc' } })
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''
    expect(body).toContain(nonce)
    return body
      .replaceAll(nonce, 'N')
      .replaceAll(path.slice(1), 'P')
      .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'K')
  }
  expect(await open('/nosuch-place')).toBe(await open('/wp-admin/no-such.php'))
})

test('a share link of a classroom that only waits is gone, and its picture with it', async () => {
  const world = await buildPages()
  const { database, random, clock } = world.services
  const { id } = await buildClassroom(database)
  const code = await database.transaction((tx) =>
    createShareLink(tx, { classroomId: id, random, at: clock.now() }),
  )
  const page = await world.visitor().open(`/t/${code}`)
  expect(page.status).toBe(410)
  expect(wordsOf(page.find({ tag: 'h1' }))).toBe('Link not found or no longer active.')
  expect(findAll(page.root, noindex)).toHaveLength(1)
  expect((await world.app.inject(`/og/t/${code}`)).statusCode).toBe(410)
})

test('a return page that nobody paid for thanks for no gift', async () => {
  const world = await buildPages()
  const visitor = world.visitor()
  const invented = await visitor.open('/donate/success?session_id=cs_test_0123456789abcdef')
  expect(invented.words()).toContain('We could not look up a payment from this address.')
  expect(invented.words()).not.toContain('has arrived')

  const form = await visitor.open('/sponsor-classroom/donate?amount=800')
  const payment = await form.press({ attributes: { name: 'intent', value: 'donate' } })
  const checkoutId = payment.path.split('/').at(-1) ?? ''
  const waiting = await visitor.open(`/donate/success?session_id=${checkoutId}`)
  expect(wordsOf(waiting.find({ tag: 'h1' }))).toBe('Your gift is on its way')
  expect(waiting.words()).not.toContain('has arrived')
})

test('a card that is declined leaves the checkout open and says so, and whoever leaves finds the way back', async () => {
  const world = await buildPages()
  const visitor = world.visitor()
  const form = await visitor.open('/sponsor-classroom/donate?amount=25')
  const payment = await form.press({ attributes: { name: 'intent', value: 'donate' } })
  const declined = await payment.press({ attributes: { value: 'declined' } })
  expect(declined.path).toBe(payment.path)
  expect(declined.findAll({ attributes: { role: 'alert' } })).toHaveLength(1)

  const left = await declined.press({ attributes: { value: 'cancelled' } })
  expect(wordsOf(left.find({ tag: 'h1' }))).toBe('No gift was made')
  const back = left.find({ tag: 'a', words: 'Back to the donate page' }).attributes.href ?? ''
  expect(back).toBe('/sponsor-classroom/donate?dest=classrooms&amount=25')
  const again = await visitor.open(back)
  expect(wordsOf(again.find({ tag: 'button', attributes: { name: 'intent', value: 'donate' } }))).toContain(
    'Donate $25 once',
  )

  const paid = await (await visitor.open(payment.path)).press({ attributes: { value: 'paid' } })
  expect(paid.words()).toContain('Your $25 for the shared tower has arrived.')
})

test('a link can name where a gift goes and how much it is', async () => {
  const world = await buildPages()
  const chosen = (value: string) => ({ tag: 'input', attributes: { value, checked: true as const } })
  const athletes = await world.visitor().open('/sponsor-classroom/donate?dest=prospects&amount=37.50')
  expect(athletes.find(chosen('prospects'))).toBeDefined()
  expect(athletes.valueOf('custom_amount')).toBe('37.50')
  const everybody = await world.visitor().open('/sponsor-classroom/donate?dest=project&amount=250')
  expect(everybody.find(chosen('project'))).toBeDefined()
  expect(wordsOf(everybody.find({ tag: 'tr', words: /^Classrooms/ }))).toContain('65')
})
