import type { APIRequestContext, Page } from '@playwright/test'
import { givingEndpoints } from '@tower/contract/money/giving.contract.ts'
import { sponsorshipEndpoints } from '@tower/contract/money/sponsorships.contract.ts'
import { getClassroom } from '../classrooms.ts'
import { waitForGift, checkoutIdOf } from '../gifts.ts'
import { expect, test } from '../tower-test.ts'
import { listProspectIds } from '../prospects.ts'

const phone = { viewport: { width: 375, height: 812 } }

type Started = { url: string }
type Kind = {
  name: string
  /** Starts it and answers where to pay. */
  start: (request: APIRequestContext, language: 'en' | 'es') => Promise<string>
  says: { en: (string | RegExp)[]; es: (string | RegExp)[] }
}

async function post(request: APIRequestContext, path: string, data: unknown): Promise<string> {
  const answer = await request.post(path, { data })
  expect(answer.status(), await answer.text()).toBe(200)
  const started = (await answer.json()) as Started & { checkout_url?: string }
  return started.checkout_url ?? started.url
}

const session = givingEndpoints.createCheckoutSession.path
const wishes = { anonymous: true, tribute: { kind: 'memory', name: 'Rosa Alvarez' } }
const giver = { email: 'arrival@journey.test', metadata: { sponsor_display_name: 'Ana Ruiz' } }

const kinds: Kind[] = [
  {
    name: 'to the shared tower',
    start: (request, language) =>
      post(request, session, {
        ...{ amount_cents: 3_700, goes_to: 'shared_tower', language, ...giver, ...wishes },
      }),
    says: {
      en: [
        'Your $37 for the shared tower has arrived.',
        /\$37 is on the shared tower, which has \$[\d,.]+ of \$800\./,
      ],
      es: [
        'Llegaron tus $37 para la torre compartida.',
        /\$37 están en la torre compartida, que tiene \$[\d,.]+ de \$800\./,
      ],
    },
  },
  {
    name: 'to an own tower',
    start: (request, language) =>
      post(request, session, { amount_cents: 3_700, goes_to: 'own_tower', language, ...giver, ...wishes }),
    says: {
      en: ['Your $37 for your own tower has arrived.', /joins the shared tower on \w+ \d+, \d{4}/],
      es: ['Llegaron tus $37 para tu propia torre.', /se une a la torre compartida el \d+ \w+ \d{4}/],
    },
  },
  {
    name: 'straight to a classroom',
    start: async (request, language) => {
      const { id } = await getClassroom(request, 'Reading Nook')
      const gift = { amount_cents: 3_700, goes_to: 'classroom', classroom_id: id }
      return post(request, session, { ...gift, language, ...giver, ...wishes })
    },
    says: {
      en: [/It is in the budget of .+\. The teacher can spend it right away\./],
      es: [/Está en el presupuesto de .+\. Ya se puede usar\./],
    },
  },
  {
    name: 'of a Sponsor Slot',
    start: (request, language) =>
      post(request, session, {
        ...{ amount_cents: 80_000, language, success_url: '/sponsor?status=success' },
        ...{ email: 'slot@journey.test', ...wishes },
        metadata: { program: 'classrooms', sponsor_display_name: 'Ana Ruiz' },
      }),
    says: {
      en: [
        'Checkout complete! Credits will appear shortly.',
        /Sponsor Slot \d+ is waiting for the next draw\./,
        /The next draw is on|The date of the next draw/,
      ],
      es: [/El cupo de patrocinio \d+ espera el próximo sorteo\./],
    },
  },
  {
    name: 'to the general fund',
    start: (request, language) =>
      post(request, session, { amount_cents: 10_000, destination: 'project', language, ...giver, ...wishes }),
    says: {
      en: ['It is split across all programs, to the cent:', '$65.00'],
      es: ['Se reparte entre todos', '$65.00'],
    },
  },
  {
    name: 'to one athlete each month',
    start: async (request) => {
      const [prospectId = ''] = await listProspectIds(request)
      return post(request, sponsorshipEndpoints.donate.path, {
        ...{ prospect_id: prospectId, type: 'recurring', amount_cents: 3_000, email: giver.email },
      })
    },
    says: {
      en: [/Your \$30 each month for .+ has begun\./, 'Your card is charged again each month'],
      es: [/Empezó tu donación de \$30 al mes para/, 'Se hará un cargo a tu tarjeta cada mes'],
    },
  },
]

for (const kind of kinds) {
  for (const language of ['en', 'es'] as const) {
    test(`a gift ${kind.name} arrives on a phone and reads right, then and by its link, in ${language}`, async ({
      request,
      openBrowser,
    }) => {
      const locale = language === 'es' ? 'es-US' : 'en-US'
      const page = await openBrowser({ ...phone, locale, colorScheme: language === 'es' ? 'dark' : 'light' })
      const url = await kind.start(request, language)
      await page.goto(url)
      await page.getByRole('button', { name: 'Pay', exact: true }).click()
      await page.waitForURL(/success/)
      const main = page.getByRole('main')
      for (const words of kind.says[language]) await expect(main).toContainText(words)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('button', { name: /pay|^donate|pagar|^donar/i })).toHaveCount(0)
      const { follow } = await waitForGift(request, checkoutIdOf(url))
      await followsWithoutScript(
        await openBrowser({ ...phone, locale, javaScriptEnabled: false }),
        follow ?? '',
      )
    })
  }
}

/** The page of the link names nobody who gave, and needs no script. */
async function followsWithoutScript(page: Page, follow: string): Promise<void> {
  await page.goto(follow)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    /Where this gift is now|Dónde está esta donación/,
  )
  await expect(main).not.toContainText(/Ana|Ruiz|Rosa|journey\.test/)
}

test('whoever comes back without JavaScript reads name, dedication, anonymity, receipt and link', async ({
  request,
  openBrowser,
}) => {
  const [shared] = kinds
  const url = (await shared?.start(request, 'en')) ?? ''
  await request.post(url, { form: { outcome: 'paid' }, maxRedirects: 0 })
  await waitForGift(request, checkoutIdOf(url))
  const page = await openBrowser({ ...phone, javaScriptEnabled: false })
  await page.goto(`/donate/success?session_id=${checkoutIdOf(url)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ana Ruiz')
  const main = page.getByRole('main')
  for (const words of [
    /In memory of\s*Rosa Alvarez/,
    /In public\s*Anonymous/,
    /Receipt\s*\d+, sent to arrival@journey\.test/,
  ]) {
    await expect(main).toContainText(words)
  }
  await expect(page.getByLabel('The link of your gift')).toHaveValue(/\/gifts\/[\da-f-]{36}\?lang=en$/)
})

test('a link of no gift says so kindly', async ({ page }) => {
  const answer = await page.goto('/gifts/00000000-0000-4000-8000-000000000000')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We don’t recognize this link')
})
