import { expect, type Page, type Request, type Response } from '@playwright/test'
import { askAxe, bringAxe } from './axe.ts'
import { inspectNuma } from './numa-overlap.ts'
import type { Look, LooksByAddress } from './page-list.ts'
import { isSoak } from './playwright.config.ts'

export type Language = { name: string; locale: string; code: string; loading: string }

export const languages: readonly Language[] = [
  { name: 'English', locale: 'en-US', code: 'en', loading: 'Loading…' },
  { name: 'Spanish', locale: 'es-US', code: 'es', loading: 'Cargando…' },
]

const height = 900
const narrowest = 320
const phone = 375
const tablet = 768
const desk = 1280

/** Looks at pages, several at a time: while one is weighed, another is rendered. Gives all faults, in words. */
export async function inspectAll(
  pages: Page[],
  looks: LooksByAddress,
  language: Language,
): Promise<string[]> {
  const waiting = Object.values(looks)
    .flatMap((states) => (isSoak ? states : states.slice(0, 1)))
    .map((look, place) => ({
      ...(typeof look === 'string' ? { path: look } : look),
      alsoByDay: isSoak || place === 0,
    }))
  const faults: string[] = []
  const inspectNext = async (page: Page): Promise<void> => {
    for (let look = waiting.shift(); look; look = waiting.shift())
      faults.push(...(await inspect(page, look, language)))
  }
  await Promise.all(pages.map(inspectNext))
  return faults
}

/**
 * Everything that is wrong with a page, in words. Both languages have the same elements in the same colors, so axe looks
 * at the English page alone, by night on a phone, and at the first page of each list on a desk by day too; Spanish words press
 * most on a narrow page. The long form has axe look at every wide page by day, and looks at the page of a usual phone.
 */
async function inspect(
  page: Page,
  look: Look & { alsoByDay: boolean },
  { code, loading }: Language,
): Promise<string[]> {
  const unanswered = watchAnswers(page)
  await page.emulateMedia({ colorScheme: code === 'en' ? 'dark' : 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: narrowest, height })
  await page.goto(look.path)
  await settle(page, look.keepsLoading ? undefined : loading)
  await look.act?.(page)
  const faults = await inspectFrame(page, code)
  if (code === 'en') faults.push(...(await inspectAccess(page, `${narrowest} px by night`)))
  // Only now: by then the parts are there whose code comes late.
  faults.push(...(await inspectWidth(page, narrowest)))
  if (code === 'en') faults.push(...(await inspectNuma(page, narrowest)))
  for (const width of isSoak || code === 'en' ? [phone, tablet, desk] : [desk]) {
    await page.setViewportSize({ width, height })
    faults.push(...(await inspectWidth(page, width)))
    if (code === 'en') faults.push(...(await inspectNuma(page, width)))
  }
  if (code === 'en' && look.alsoByDay) {
    await page.emulateMedia({ colorScheme: 'light' })
    faults.push(...(await inspectAccess(page, `${desk} px by day`)))
  }
  faults.push(...unanswered())
  const where = [look.path, look.after].filter(Boolean).join(', ')
  return faults.map((fault) => `${where} (${code}): ${fault}`)
}

/** What does not exist. */
const refusedOnPurpose = /PT-ZZZZZ9|invented/

/** Whatever the page itself asked for and did not get. */
function watchAnswers(page: Page): () => string[] {
  const faults: string[] = []
  const onResponse = (answer: Response) => {
    const request = answer.request()
    if (answer.status() < 400 || request.isNavigationRequest() || refusedOnPurpose.test(answer.url())) return
    const isFormRefused = request.method() === 'POST' && answer.status() === 400
    if (isFormRefused) return
    faults.push(`${request.method()} ${answer.url()} answers ${answer.status()}`)
  }
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') faults.push(`${request.url()} fails: ${reason}`)
  }
  page.on('response', onResponse)
  page.on('requestfailed', onFailure)
  return () => {
    page.off('response', onResponse)
    page.off('requestfailed', onFailure)
    return faults
  }
}

/** A page is there when its heading is, and nothing says that something is still being loaded. */
async function settle(page: Page, loading: string | undefined): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  if (loading) await expect(page.getByRole('status').filter({ hasText: loading })).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

async function inspectFrame(page: Page, language: string): Promise<string[]> {
  const found = await page.evaluate(() => ({
    title: document.title.trim(),
    lang: document.documentElement.lang,
    mains: document.querySelectorAll('main').length,
  }))
  const headings = await page.getByRole('heading', { level: 1 }).count()
  return [
    headings === 1 ? '' : `${headings} headings of the first level`,
    found.title === '' ? 'no title' : '',
    found.lang === language ? '' : `its language is ${found.lang || 'not said'}`,
    found.mains === 1 ? '' : 'not one main part',
  ].filter(Boolean)
}

async function inspectWidth(page: Page, width: number): Promise<string[]> {
  const widest = await page.evaluate(() => document.documentElement.scrollWidth)
  return widest > width ? [`scrolls sideways at ${width} px: ${widest} px wide`] : []
}

async function inspectAccess(page: Page, where: string): Promise<string[]> {
  await bringAxe(page)
  return (await askAxe(page)).map((fault) => `${where}: ${fault}`)
}
