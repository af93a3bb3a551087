import type { APIRequestContext, Page } from '@playwright/test'
import { getClassroom } from '../classrooms.ts'
import { arriveAtPayment, payAs } from '../sandbox-page.ts'
import { expect, test } from '../tower-test.ts'

type Kind = {
  language: 'en' | 'es'
  dollars: string
  /** What is chosen on the donate page, by the values of its choices. */
  destination?: 'project'
  goesTo?: 'shared_tower'
  namesClassroom?: true
  /** Where it goes, in the same words everywhere. */
  place: string
}

const nook = 'Reading Nook'

/** One of each shape of words. Every kind in both languages, with its receipt and ledger: where-a-gift-goes.test.ts of the server. */
const kinds: Record<string, Kind> = {
  'of $37 to the shared tower': {
    ...{ language: 'en', dollars: '37', goesTo: 'shared_tower' },
    place: 'the shared tower',
  },
  'of $900 for a classroom': {
    ...{ language: 'es', dollars: '900', namesClassroom: true },
    place: `${nook}, como un cupo de patrocinio ($800) y la torre compartida ($100)`,
  },
  'of $100 to the general fund': {
    ...{ language: 'en', dollars: '100', destination: 'project' },
    place: 'the general fund',
  },
}

const words = {
  en: { other: 'Other amount', gift: 'Gift to' },
  es: { other: 'Otro monto', gift: 'Donación para' },
} as const

for (const [name, kind] of Object.entries(kinds)) {
  test(`while it is entered, the button says where a gift ${name} goes, and payment and return page say the same`, async ({
    request,
    openBrowser,
  }) => {
    const { language, place } = kind
    const page = await openBrowser({ locale: language === 'es' ? 'es-US' : 'en-US' })
    await fillIn(page, request, kind)
    const button = page.locator('button[name=intent][value=donate]').first()
    await expect(button).toContainText(place)
    await button.click()
    await arriveAtPayment(page)
    await expect(page.getByRole('row').filter({ hasText: words[language].gift })).toContainText(place)
    await payAs(page, `place-${crypto.randomUUID().slice(0, 8)}@journey.test`)
    await page.waitForURL('**/donate/success**')
    await expect(page.getByRole('definition').filter({ hasText: place })).toHaveText(place)
  })
}

async function fillIn(page: Page, request: APIRequestContext, kind: Kind) {
  const classroom = kind.namesClassroom ? await getClassroom(request, nook) : undefined
  const code = classroom?.share_code ? `?code=${classroom.share_code}` : ''
  await page.goto(`/sponsor-classroom/donate${code}`)
  if (kind.destination) await page.locator(`input[name=destination][value=${kind.destination}]`).check()
  await page.getByLabel(words[kind.language].other).fill(kind.dollars)
  if (kind.goesTo) await page.locator(`input[name=goes_to][value=${kind.goesTo}]`).check()
}
