import type { APIRequestContext, Page } from '@playwright/test'
import { givingEndpoints } from '@tower/contract/money/giving.contract.ts'
import { sponsorshipEndpoints } from '@tower/contract/money/sponsorships.contract.ts'
import { waitForGift, checkoutIdOf } from '../gifts.ts'
import { expect, test } from '../tower-test.ts'
import { listProspectIds } from '../prospects.ts'

const phone = { viewport: { width: 375, height: 812 } }

type Started = { url: string }
type Kind = {
  name: string
  locale: 'en-US' | 'es-US'
  colorScheme: 'light' | 'dark'
  /** Starts it and answers where to pay. */
  start: (request: APIRequestContext) => Promise<string>
  says: (string | RegExp)[]
}

async function post(request: APIRequestContext, path: string, data: unknown): Promise<string> {
  const answer = await request.post(path, { data })
  expect(answer.status(), await answer.text()).toBe(200)
  const started = (await answer.json()) as Started & { checkout_url?: string }
  return started.checkout_url ?? started.url
}

const giver = { email: 'arrival@journey.test', metadata: { sponsor_display_name: 'Ana Ruiz' } }

/** A gift that arrives in words and figures, and one that goes on each month; every kind in both languages: arrival.test.ts of the server. */
const kinds: Kind[] = [
  {
    ...{ name: 'to the shared tower', locale: 'en-US', colorScheme: 'light' },
    start: (request) =>
      post(request, givingEndpoints.createCheckoutSession.path, {
        ...{ amount_cents: 3_700, goes_to: 'shared_tower', anonymous: true, language: 'en', ...giver },
        tribute: { kind: 'memory', name: 'Rosa Alvarez' },
      }),
    says: [
      'Your $37 for the shared tower has arrived.',
      /\$37 is on the shared tower, which has \$[\d,.]+ of \$800\./,
    ],
  },
  {
    ...{ name: 'to one athlete each month', locale: 'es-US', colorScheme: 'dark' },
    start: async (request) => {
      const [prospectId = ''] = await listProspectIds(request)
      return post(request, sponsorshipEndpoints.donate.path, {
        ...{ prospect_id: prospectId, type: 'recurring', amount_cents: 3_000, email: giver.email },
      })
    },
    says: [/Empezó tu donación de \$30 al mes para/, 'Se hará un cargo a tu tarjeta cada mes'],
  },
]

for (const { name, locale, colorScheme, start, says } of kinds) {
  test(`a gift ${name} arrives on a phone and reads right, then and by its link (${locale})`, async ({
    request,
    openBrowser,
  }) => {
    const page = await openBrowser({ ...phone, locale, colorScheme })
    const url = await start(request)
    await page.goto(url)
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.waitForURL(/success/)
    const main = page.getByRole('main')
    for (const words of says) await expect(main).toContainText(words)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('button', { name: /pay|^donate|pagar|^donar/i })).toHaveCount(0)
    const { follow } = await waitForGift(request, checkoutIdOf(url))
    await followsWithoutScript(
      await openBrowser({ ...phone, locale, javaScriptEnabled: false }),
      follow ?? '',
    )
  })
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
