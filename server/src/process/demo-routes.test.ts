import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../app.ts'
import { queueSealedMail } from '../mail/queue-sealed.ts'
import { sendDueMails } from '../mail/send-due-mails.ts'
import { testServices } from '../test/test-services.ts'
import {
  buildCheckoutRequest,
  buildPayments,
  PUBLIC_ORIGIN,
  WEBHOOK_SECRET,
} from '../../test/vendors/stripe/build-sandbox.ts'
import { startStripeSandbox } from '../vendors/stripe/sandbox/stripe-sandbox.ts'
import { demoRoutes } from './demo-routes.ts'
import { SecretText } from '../mail/secret-text.ts'

async function buildDemo() {
  const sandbox = await startStripeSandbox({
    port: 0,
    publicOrigin: PUBLIC_ORIGIN,
    webhookSecret: WEBHOOK_SECRET,
  })
  const services = await testServices({ payments: buildPayments(sandbox) })
  const app = await buildApp(services)
  demoRoutes(app, services, sandbox)
  await app.ready()
  onTestFinished(async () => {
    await app.close()
    await sandbox.close()
  })
  const mail = async (key: string, to: string, code = '123456') => {
    await services.database.transaction((tx) =>
      queueSealedMail(services, tx, {
        dedupeKey: key,
        to,
        template: 'sign_in',
        params: {
          url: new SecretText(`http://tower.test/auth?<script>=${key}`),
          code: new SecretText(code),
        },
      }),
    )
    await sendDueMails(services)
  }
  const openCheckout = async (differences: Parameters<typeof buildCheckoutRequest>[0] = {}) => {
    const { url } = await services.payments.createCheckout(buildCheckoutRequest(differences))
    return new URL(url).pathname
  }
  const answer = (url: string, form: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
  return { app, mail, openCheckout, answer }
}

test.each([
  '/dev/mailbox?to=%00',
  '/dev/mailbox.json?to=a%00b',
  '/dev/mailbox.json?to=%ff',
  '/dev/mailbox?to=a&to=b',
])('%s is no failure of the server', async (url) => {
  const { app } = await buildDemo()
  expect((await app.inject(url)).statusCode).toBeLessThan(500)
})

test('captured mail is read by address, newest first', async () => {
  const { app, mail } = await buildDemo()
  await mail('1', 'teacher@tower.test', '111111')
  await mail('2', 'sponsor@tower.test')
  await mail('3', 'teacher@tower.test', '333333')
  const mails = (await app.inject('/dev/mailbox.json?to=Teacher@tower.test')).json<
    { to: string; text: string }[]
  >()
  expect(mails.map(({ to }) => to)).toEqual(['teacher@tower.test', 'teacher@tower.test'])
  expect(mails[0]?.text).toContain('333333')
  expect(Object.keys(mails[0] ?? {}).sort()).toEqual(['html', 'sent_at', 'subject', 'text', 'to'])
  expect((await app.inject('/dev/mailbox.json')).json<unknown[]>()).toHaveLength(3)
})

test('the mailbox page shows a mail in a frame that runs nothing', async () => {
  const { app, mail } = await buildDemo()
  await mail('1', 'teacher@tower.test')
  const list = await app.inject('/dev/mailbox?to=teacher')
  const link = /href="(\/dev\/mailbox\?[^"]+)"/.exec(list.body)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const page = await app.inject(link)
  expect(page.statusCode).toBe(200)
  expect(page.body).toMatch(/<iframe\s[^>]*sandbox="allow-top-navigation-by-user-activation"\s+srcdoc="/)
  expect(page.body).not.toContain('<script')
  expect(page.headers['content-security-policy']).toContain(`default-src 'none'`)
})

test('a checkout shows its lines, can be declined, cancelled and paid, and is paid once', async () => {
  const { app, openCheckout, answer } = await buildDemo()
  const path = await openCheckout()
  const page = await app.inject(path)
  expect(page.body).toContain('SANDBOX — no real money')
  expect(page.body).toMatch(/\$\d/)
  const declined = await answer(path, { outcome: 'declined', email: '', name: '' })
  expect(declined.statusCode).toBe(303)
  expect((await app.inject(path)).body).toContain('role="alert"')
  expect((await answer(path, { outcome: 'cancelled' })).statusCode).toBe(303)
  const paid = await answer(path, { outcome: 'paid', email: 'sponsor@tower.test' })
  expect(paid.statusCode).toBe(303)
  expect((await answer(path, { outcome: 'paid' })).headers.location).toBe(paid.headers.location)
  // Nothing is left to pay, so nothing on the page asks for it.
  const finished = (await app.inject(path)).body
  expect(finished).toMatch(/<h1>\s*Payment of \$[\s\S]*already paid/)
  expect(finished).not.toMatch(/<h1>\s*Pay \$/)
})

test('the page of a paid monthly gift lets months pass, and the bank say no to one', async () => {
  const { app, openCheckout, answer } = await buildDemo()
  const path = await openCheckout({ interval: 'month' })
  expect((await app.inject(path)).body).not.toContain('Advance a month')
  await answer(path, { outcome: 'paid' })
  expect((await app.inject(path)).body).toMatch(/active, 1 paid[\s\S]*Advance a month/)
  expect((await answer(path, { outcome: 'month_paid' })).headers.location).toBe(path)
  expect((await app.inject(path)).body).toContain('active, 2 paid')
  await answer(path, { outcome: 'month_declined' })
  expect((await app.inject(path)).body).toMatch(/the last charge failed, 2 paid[\s\S]*Pay the open month/)
  await answer(path, { outcome: 'retry_paid' })
  expect((await app.inject(path)).body).toContain('active, 3 paid')
})

test('a bank debit is promised first, and arrives or fails by a button', async () => {
  const { app, openCheckout, answer } = await buildDemo()
  const path = await openCheckout()
  expect((await answer(path, { outcome: 'delayed', email: 'sponsor@tower.test' })).statusCode).toBe(303)
  const promised = (await app.inject(path)).body
  expect(promised).toMatch(/on its way[\s\S]*Let the money arrive/)
  expect(promised).not.toContain('Contest this payment')
  expect((await answer(path, { outcome: 'debit_arrives' })).headers.location).toBe(path)
  expect((await app.inject(path)).body).toMatch(/already paid[\s\S]*Contest this payment/)

  const empty = await openCheckout({ checkoutId: 'checkout-2', idempotencyKey: 'key-2' })
  await answer(empty, { outcome: 'delayed', email: 'sponsor@tower.test' })
  await answer(empty, { outcome: 'debit_fails' })
  expect((await app.inject(empty)).body).toContain('had no money')
  // Once more changes nothing.
  expect((await answer(empty, { outcome: 'debit_arrives' })).statusCode).toBe(303)
  expect((await app.inject(empty)).body).toContain('had no money')
})

test.each([
  ['dispute_won', 'the money stayed'],
  ['dispute_lost', 'the money went back'],
])('what was paid is contested by a button, once, and %s ends it', async (end, words) => {
  const { app, openCheckout, answer } = await buildDemo()
  const path = await openCheckout()
  expect((await app.inject(path)).body).not.toContain('Contest this payment')
  await answer(path, { outcome: 'paid', email: 'sponsor@tower.test' })
  await answer(path, { outcome: 'contest' })
  await answer(path, { outcome: 'contest' })
  expect((await app.inject(path)).body).toMatch(/contests this payment[\s\S]*finds for the charity/)
  await answer(path, { outcome: end })
  expect((await app.inject(path)).body).toContain(words)
  expect((await app.inject(path)).body).not.toContain('Contest this payment')
})

test('an unknown checkout is a page that says so, and a malformed answer is refused', async () => {
  const { app, openCheckout, answer } = await buildDemo()
  const unknown = await app.inject('/sandbox/checkout/cs_test_none')
  expect(unknown.statusCode).toBe(404)
  expect(unknown.headers['content-type']).toContain('text/html')
  expect((await answer('/sandbox/checkout/cs_test_none', { outcome: 'paid' })).statusCode).toBe(404)
  const path = await openCheckout()
  for (const form of [{}, { outcome: 'stolen' }, { outcome: 'paid', email: 'no address' }]) {
    expect((await answer(path, form as Record<string, string>)).statusCode).toBe(400)
  }
})

test('a server without the demo knows neither its tools nor its checkouts', async () => {
  const app = await buildApp(await testServices())
  onTestFinished(() => app.close())
  for (const url of ['/dev/mailbox', '/dev/mailbox.json', '/dev/demo.json', '/sandbox/checkout/x']) {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.json()], url).toEqual([
      404,
      { error: 'Not found', code: 'request.not_found' },
    ])
  }
})
