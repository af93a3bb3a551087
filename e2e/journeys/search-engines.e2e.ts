import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../tower-test.ts'

const contentOf = (page: Page, selector: string, attribute = 'content') =>
  page.locator(`head ${selector}`).getAttribute(attribute)

async function listSitemap(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('application/xml')
  return [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
}

/** One address of each kind is enough of those that are made alike. */
function oneOfEachKind(addresses: string[]): string[] {
  const kinds = new Map(
    addresses.map((address) => [address.replace(/\/(t|draws)\/[^/]+$/, '/$1/*'), address]),
  )
  return [...kinds.values()]
}

test('every page of the sitemap is there, has one address, words of its own and a picture', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const addresses = await listSitemap(request)
  expect(addresses.some((address) => address.includes('/t/PT-'))).toBe(true)
  const words = new Set<string>()
  const pages = oneOfEachKind(addresses)
  for (const address of pages) {
    const answer = await page.goto(address)
    expect(answer?.status(), address).toBe(200)
    expect(await contentOf(page, 'link[rel=canonical]', 'href'), address).toBe(address)
    expect(await page.locator('head meta[name=robots]').count(), address).toBe(0)
    for (const meta of [
      'meta[name=description]',
      'meta[property="og:title"]',
      'meta[property="og:description"]',
    ]) {
      expect((await contentOf(page, meta))?.length, `${address} ${meta}`).toBeGreaterThan(5)
    }
    const languages = await page
      .locator('head link[rel=alternate]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).hreflang))
    expect(languages, address).toEqual(['en', 'es', 'x-default'])
    words.add(`${await page.title()}: ${await contentOf(page, 'meta[name=description]')}`)
    const picture = (await contentOf(page, 'meta[property="og:image"]')) ?? ''
    const drawn = await request.get(picture)
    expect([drawn.status(), drawn.headers()['content-type']], picture).toEqual([200, 'image/png'])
  }
  expect(words.size).toBe(pages.length)
})

test('a page in a language named by its address is that language’s page', async ({ page }) => {
  await page.goto('/programs?lang=es&utm_source=x')
  expect(await contentOf(page, 'link[rel=canonical]', 'href')).toMatch(/\/programs\?lang=es$/)
  expect(await page.locator('html').getAttribute('lang')).toBe('es')
  expect(await contentOf(page, 'meta[property="og:locale"]')).toBe('es_US')
})

test('machines learn who the charity is and how to give, and no number that the operator did not say', async ({
  page,
}) => {
  const factsOn = async (path: string) => {
    await page.goto(path)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    return texts.map((text) => JSON.parse(text) as Record<string, unknown>)
  }
  const [charity] = await factsOn('/')
  expect(charity).toMatchObject({ '@type': 'NGO', name: 'Project Tower' })
  expect(charity).not.toHaveProperty('taxID')
  const [give] = await factsOn('/sponsor-classroom/donate')
  expect(give).toMatchObject({ '@type': 'DonateAction', recipient: { '@type': 'NGO' } })
  expect(await factsOn('/draws')).toEqual([])
})

test('unknown addresses, doors and the sign-in stay out of search engines', async ({ request }) => {
  for (const path of ['/no-such-page', '/no-such-program/donate', '/login', '/sponsor/dashboard', '/admin']) {
    const source = await (await request.get(path)).text()
    expect(source, path).toContain('<meta name="robots" content="noindex"')
    expect(source, path).not.toContain('rel="canonical"')
  }
})

test('the home screen finds its name and every icon', async ({ request }) => {
  const manifest = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[] }
  for (const path of [...manifest.icons.map(({ src }) => src), '/apple-touch-icon.png', '/favicon.ico']) {
    const answer = await request.get(path)
    expect([answer.status(), answer.headers()['content-type']?.split('/')[0]], path).toEqual([200, 'image'])
  }
})
