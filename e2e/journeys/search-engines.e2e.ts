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

/** The head of a page as its first answer brings it, which is what a search engine reads. */
function readHead(page: Page, address: string) {
  return page.evaluate(async (url) => {
    const answer = await fetch(url)
    // The page that reads it would apply its own policy to the sheets within.
    const source = (await answer.text()).replace(/<style[^]*?<\/style>/g, '')
    const { head } = new DOMParser().parseFromString(source, 'text/html')
    const contentOf = (selector: string) => head.querySelector(selector)?.getAttribute('content') ?? ''
    const linksOf = (rel: string) => [...head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)]
    return {
      status: answer.status,
      canonical: linksOf('canonical').map((link) => link.getAttribute('href')),
      languages: linksOf('alternate').map((link) => link.hreflang),
      isHidden: head.querySelector('meta[name=robots]') !== null,
      title: head.querySelector('title')?.textContent ?? '',
      description: contentOf('meta[name=description]'),
      shared: [contentOf('meta[property="og:title"]'), contentOf('meta[property="og:description"]')],
      picture: contentOf('meta[property="og:image"]'),
    }
  }, address)
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
  await page.goto('/mission')
  for (const address of pages) {
    const head = await readHead(page, address)
    const { status, canonical, languages, isHidden } = head
    expect({ status, canonical, languages, isHidden }, address).toEqual({
      status: 200,
      canonical: [address],
      languages: ['en', 'es', 'x-default'],
      isHidden: false,
    })
    for (const text of [head.description, ...head.shared]) expect(text.length, address).toBeGreaterThan(5)
    words.add(`${head.title}: ${head.description}`)
    const drawn = await request.get(head.picture)
    expect([drawn.status(), drawn.headers()['content-type']], head.picture).toEqual([200, 'image/png'])
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
