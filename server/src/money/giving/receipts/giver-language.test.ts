import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { buildSponsorship } from '../../../../test/money/giving/build-sponsorship.ts'
import { sendDueMails } from '../../../mail/send-due-mails.ts'
import { lastToken } from '../../../../test/mail/read-mails.ts'

let world: GivingWorld
beforeAll(async () => {
  world = await buildGiving({ keep: true, environment: { RATE_LIMIT_FACTOR: '100' } })
})
afterAll(() => world.close())

const sessionOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''

/** The mails to an address, written out. */
async function readMails(email: string) {
  await sendDueMails(world.services)
  return world.services.database.read((tx) =>
    tx
      .selectFrom('mails')
      .select(['template', 'locale', 'subject', 'text', 'html'])
      .where('to_email', '=', email)
      .orderBy('created_at')
      .execute(),
  )
}

const forms = {
  'the donate page': (email: string) => world.startGift({ email, body: { language: 'es' } }),
  'the sponsor page': (email: string) =>
    world.startGift({ body: { language: 'es', metadata: { program: 'classrooms', sponsor_email: email } } }),
  'the box of a program': async () => {
    const body = { amount: 25, programKey: 'rent-assistance', language: 'es' }
    return sessionOf((await world.post('/api/donations-create', body)).json<{ url: string }>().url)
  },
  'the page of an athlete': async (email: string) =>
    (await buildSponsorship(world)).startSponsorship({ email, language: 'es' }),
  'a mailed $800 link': async (email: string) => {
    await world.post('/api/sponsor/start', { email, locale: 'en' })
    await world.post('/api/sponsor/start', { email, locale: 'es' })
    const token = await lastToken(world.services, { to: email, template: 'sponsor_link' }, 'link')
    const url = `/api/sponsor/links/${token}/checkout`
    return sessionOf((await world.post(url, {})).json<{ url: string }>().url)
  },
}

test.each(Object.entries(forms))(
  'who gives in Spanish by %s gets a receipt in Spanish',
  async (name, start) => {
    const email = `luz-${Object.keys(forms).indexOf(name)}@example.org`
    const sessionId = await start(email)
    await world.sandbox.pay(sessionId, 'paid', { email })
    await world.deliverAll()
    const receipt = (await readMails(email)).find(({ template }) => template === 'receipt')
    expect(receipt?.locale).toBe('es')
    expect(receipt?.subject).toMatch(/^Gracias por tu donación de \$/)
    expect(receipt?.text).toMatch(/\/gifts\/[\da-f-]{36}\?lang=es/)
  },
)

test('a monthly gift speaks the language it began in, every month and where a month fails', async () => {
  const gift = await buildSponsorship(world)
  const { subscriptionId } = await gift.beginMonthly({ language: 'es' })
  await world.sandbox.passMonth(subscriptionId, 'paid')
  await world.deliverAll()
  await world.sandbox.passMonth(subscriptionId, 'declined')
  await world.deliverAll()
  const mails = await readMails(gift.email)
  expect(mails.map(({ template, locale }) => [template, locale])).toEqual([
    ['receipt', 'es'],
    ['receipt', 'es'],
    ['monthly_charge_failed', 'es'],
  ])
})

describe('a giver with an account', () => {
  async function giveWith(account: { entered: boolean }, email: string) {
    const { services } = world
    const at = services.clock.now()
    await services.database.transaction((tx) =>
      tx
        .insertInto('users')
        .values({ email, full_name: 'Sam Lee', locale: 'es', email_verified_at: account.entered ? at : null })
        .execute(),
    )
    await world.give({ email, amountCents: 2_500, body: { language: 'en' } })
    return (await readMails(email))[0]
  }

  test('reads the language they chose there and their name, whatever the page was in', async () => {
    const receipt = await giveWith({ entered: true }, 'sam@example.org')
    expect(receipt?.locale).toBe('es')
    expect(receipt?.text).toContain('Hola, Sam Lee:')
  })

  test('nobody has entered yet chose nothing: the page counts', async () => {
    const receipt = await giveWith({ entered: false }, 'kim@example.org')
    expect(receipt?.locale).toBe('en')
    expect(receipt?.text).not.toContain('Sam Lee')
  })
})

describe('the name a giver types', () => {
  const give = async (email: string, name: string) => {
    const metadata = { program: 'classrooms', sponsor_email: email, sponsor_display_name: name }
    await world.give({ paidBy: email, body: { metadata } })
    return (await readMails(email))[0]
  }

  test('greets them on the receipt', async () => {
    const receipt = await give('dana@example.org', '  Dana & Sons ')
    expect(receipt?.text).toContain('Hello Dana & Sons,')
    expect(receipt?.html).toContain('Hello Dana &amp; Sons,')
  })

  test.each(['Visit evil.example today', 'call 1-800-555-0100', '<b>Ana</b>@evil'])(
    '“%s” brings no word of it into a mail that may be a stranger’s',
    async (name) => {
      const receipt = await give(`eve-${name.length}@example.org`, name)
      expect(receipt?.text).not.toMatch(/Hello|evil|1-800/)
    },
  )
})
