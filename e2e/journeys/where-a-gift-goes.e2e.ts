import type { APIRequestContext, Page } from '@playwright/test'
import { deskPaymentEndpoints } from '@tower/contract/money/desk-payments.contract.ts'
import { getClassroom } from '../classrooms.ts'
import { keptSessionOf } from '../every-role.ts'
import { waitForMail } from '../mailbox.ts'
import { arriveAtPayment, payAs } from '../sandbox-page.ts'
import { expect, test } from '../tower-test.ts'

type Said<Words = string> = { en: Words; es: Words }

type Kind = {
  dollars: string
  /** What is chosen on the donate page, by the values of its choices. */
  destination?: 'project' | 'prospects'
  goesTo?: 'own_tower' | 'shared_tower' | 'classroom'
  namesClassroom?: true
  /** Where it goes, in the same words everywhere. */
  place: Said
  /** Where it is, on the receipt. */
  isAt: Said<string | RegExp>
  /** Where the ledger has it, in cents; the payment provider's side left out. */
  ledger: Record<string, number>
  /** Whose the slots of it are. */
  slotsOf?: (string | null)[]
}

const nook = 'Reading Nook'

const kinds: Record<string, Kind> = {
  'of $37 to the shared tower': {
    dollars: '37',
    goesTo: 'shared_tower',
    place: { en: 'the shared tower', es: 'la torre compartida' },
    // The gifts of another journey may have left just less than this one to the top.
    isAt: {
      en: /It’s on the shared tower|it filled Sponsor Slot/,
      es: /Está en la torre compartida|completó el cupo/,
    },
    ledger: { fund_classrooms: 3_700 },
  },
  'of $37 to an own tower': {
    dollars: '37',
    goesTo: 'own_tower',
    place: { en: 'your own tower', es: 'tu propia torre' },
    isAt: { en: 'it joins the shared tower', es: 'se une a la torre compartida' },
    ledger: { donor_program: 3_700 },
  },
  'of $37 straight to a classroom': {
    dollars: '37',
    goesTo: 'classroom',
    namesClassroom: true,
    place: { en: `${nook}, straight into its budget`, es: `${nook}, directo a su presupuesto` },
    isAt: { en: `It’s in the budget of ${nook}.`, es: `Está en el presupuesto de ${nook}.` },
    ledger: { budget: 3_700 },
  },
  'of $800 for a classroom': {
    dollars: '800',
    goesTo: 'classroom',
    namesClassroom: true,
    place: { en: `${nook}, as one Sponsor Slot`, es: `${nook}, como un cupo de patrocinio` },
    isAt: { en: `It went whole to ${nook}`, es: `Llegó entero a ${nook}` },
    ledger: { slot: 80_000 },
    slotsOf: [nook],
  },
  'of $900 for a classroom': {
    dollars: '900',
    goesTo: 'classroom',
    namesClassroom: true,
    place: {
      en: `${nook}, as one Sponsor Slot ($800) and the shared tower ($100)`,
      es: `${nook}, como un cupo de patrocinio ($800) y la torre compartida ($100)`,
    },
    isAt: { en: `It went whole to ${nook}`, es: `Llegó entero a ${nook}` },
    ledger: { slot: 80_000, fund_classrooms: 10_000 },
    slotsOf: [nook],
  },
  'of $1,600 to no classroom in particular': {
    dollars: '1600',
    place: {
      en: '2 Sponsor Slots for the next draw',
      es: '2 cupos de patrocinio para el próximo sorteo',
    },
    isAt: { en: 'It minted 2 Sponsor Slots.', es: 'Con ella se emitieron 2 cupos de patrocinio.' },
    ledger: { slot: 160_000 },
    slotsOf: [null, null],
  },
  'of $100 to the general fund': {
    dollars: '100',
    destination: 'project',
    place: { en: 'the general fund', es: 'el fondo general' },
    isAt: {
      en: '$65 is on the shared tower for classrooms, and $35 is for the other programs and our work.',
      es: '$65 están en la torre compartida para las aulas, y $35 son para los otros programas y nuestro trabajo.',
    },
    ledger: { fund_classrooms: 6_500, fund_prospects: 1_600, fund_smbs: 1_600, fund_operations: 300 },
  },
  'of $100 to youth athletes': {
    dollars: '100',
    destination: 'prospects',
    place: { en: 'youth athletes', es: 'jóvenes atletas' },
    isAt: { en: 'It’s in the fund for youth athletes', es: 'Está en el fondo para jóvenes atletas' },
    ledger: { fund_prospects: 10_000 },
  },
}

const words = {
  en: { other: 'Other amount', to: / to (.+)$/, gift: 'Gift to', goesTo: 'For', receipt: /receipt/i },
  es: { other: 'Otro monto', to: / a (.+)$/, gift: 'Donación para', goesTo: 'Para', receipt: /recibo/i },
} as const

for (const [name, kind] of Object.entries(kinds)) {
  for (const language of ['en', 'es'] as const) {
    test(`button, payment page, return page, receipt and ledger say the same of a gift ${name}, in ${language}`, async ({
      request,
      openBrowser,
    }) => {
      const page = await openBrowser({ locale: language === 'es' ? 'es-US' : 'en-US' })
      const place = kind.place[language]
      const email = `place-${crypto.randomUUID().slice(0, 8)}@journey.test`
      await fillIn(page, request, kind, words[language].other)
      const button = page.locator('button[name=intent][value=donate]').first()
      await expect(button).toContainText(place)
      await button.click()
      await arriveAtPayment(page)
      await expect(page.getByRole('row').filter({ hasText: words[language].gift })).toContainText(place)
      await payAs(page, email)
      await page.waitForURL('**/donate/success**')
      await expect(page.getByRole('main')).toContainText(place)
      const facts = page.getByRole('definition').filter({ hasText: place })
      await expect(facts).toHaveText(place)
      const receipt = await waitForMail(request, email, words[language].receipt)
      expect(receipt.text).toContain(place)
      const { isAt, slotsOf = [] } = kind
      const written = receipt.text.replaceAll(/\s+/g, ' ')
      if (typeof isAt[language] === 'string') expect(written).toContain(isAt[language])
      else expect(written).toMatch(isAt[language])
      expect(await readLedger(request, email)).toEqual({ ledger: kind.ledger, slotsOf })
    })
  }
}

async function fillIn(page: Page, request: APIRequestContext, kind: Kind, amountLabel: string) {
  const classroom = kind.namesClassroom ? await getClassroom(request, nook) : undefined
  const code = classroom?.share_code ? `?code=${classroom.share_code}` : ''
  await page.goto(`/sponsor-classroom/donate${code}`)
  if (kind.destination) await page.locator(`input[name=destination][value=${kind.destination}]`).check()
  await page.getByLabel(amountLabel).fill(kind.dollars)
  if (kind.goesTo && Number(kind.dollars) < 800)
    await page.locator(`input[name=goes_to][value=${kind.goesTo}]`).check()
}

type Story = {
  postings: { transaction_id: string; kind: string; account: string; amount_cents: number }[]
  slots: { cents: number; classroom_name: string | null }[]
}

/**
 * Where the ledger has a giver's payment, as staff see it in its story: accounts it only passed through are left out, and so are
 * slots of the shared tower that it happened to fill, which hold other people's money, too.
 */
async function readLedger(request: APIRequestContext, email: string) {
  const { postings, slots } = await readStory(request, email)
  const ofTower = postings.filter(
    ({ kind, account }) => kind === 'slots_minted' && account === 'fund_classrooms',
  )
  const left = new Set(ofTower.map(({ transaction_id: id }) => id))
  const own = postings.filter(
    ({ transaction_id: id, account }) => !left.has(id) && !account.startsWith('processor'),
  )
  const sums = [...Map.groupBy(own, ({ account }) => account)].map(
    ([account, parts]) => [account, parts.reduce((sum, { amount_cents: cents }) => sum + cents, 0)] as const,
  )
  return {
    ledger: Object.fromEntries(sums.filter(([, cents]) => cents !== 0)),
    slotsOf: slots.filter(({ cents }) => cents === 80_000).map(({ classroom_name: name }) => name),
  }
}

async function readStory(request: APIRequestContext, email: string): Promise<Story> {
  const { access_token: token } = await keptSessionOf(request, 'admin')
  const headers = { authorization: `Bearer ${token}` }
  const found = await request.get(deskPaymentEndpoints.list.path, { headers, params: { q: email } })
  const { items } = (await found.json()) as { items: { id: string }[] }
  expect(items).toHaveLength(1)
  const path = deskPaymentEndpoints.story.path.replace(':paymentId', items[0]?.id ?? '')
  return (await (await request.get(path, { headers })).json()) as Story
}
