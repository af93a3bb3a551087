import { paths } from '@tower/contract/pages.ts'
import { chromium, type Browser, type Page } from 'playwright-core'
import { findChromium } from '../../../scripts/chromium.ts'
import { longestTask } from '../browser/trace-tasks.ts'
import { atMost, figureOf, type Figure } from '../figures/figure.ts'
import { startOurServer } from '../servers/server-process.ts'
import { fillGivers } from '../stage/fill-givers.ts'
import { fillOwnStorybook, pagesOfABook } from '../stage/fill-storybooks.ts'
import { signIn, type SignedIn } from '../stage/sign-in.ts'
import { connect } from '../stage/stage.ts'
import type { Section } from './section.ts'

const givers = 5_000
const rows = 100
/** What is typed, letter by letter, is the beginning of nearly everything, so that each search finds as many rows as it can. */
const lists = {
  users: { path: '/admin/users', typed: 'name' },
  payments: { path: '/admin/payments', typed: 'giver-' },
}
const mostRounds = 3
/** For the browser: what an answer changes is drawn in the first of them. */
const twoFrames = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))'

/** What a browser does while somebody types, into the filter of a long list and into a storybook: no task may keep the next letter waiting. */
export const typingSection: Section = {
  title: `Typing into a filter over ${rows} rows and into a storybook of ${pagesOfABook} pages, in a browser`,
  async measure({ stage, pace }): Promise<Figure[]> {
    const databaseUrl = await stage.makeDatabase('bench_typing', (database) => fillGivers(database, givers))
    const admin = await signIn(databaseUrl, 'superadmin')
    const teacher = await signIn(databaseUrl, 'teacher')
    const storybookId = await makeBook(databaseUrl, teacher)
    const server = await startOurServer(databaseUrl, { isBrowsed: true })
    const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
    const { origin } = server
    const measured = async (name: string, typeOnce: () => Promise<number>): Promise<Figure> => {
      const rounds: number[] = []
      for (let round = 0; round < Math.min(pace.rounds, mostRounds); round++) rounds.push(await typeOnce())
      const told = `typing: ${name}, longest task, time of the processor`
      return figureOf({ name: told, unit: 'ms', rounds, goal: atMost(50) })
    }
    try {
      const figures: Figure[] = []
      for (const [name, list] of Object.entries(lists))
        figures.push(await measured(name, () => typeIntoFilter(browser, { origin, ...list, admin })))
      const path = paths.teacherStorybook({ storybookId })
      figures.push(await measured('a storybook', () => typeIntoBook(browser, { origin, path, teacher })))
      return figures
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}

async function makeBook(databaseUrl: string, { userId }: SignedIn): Promise<string> {
  const database = connect(databaseUrl)
  try {
    return await fillOwnStorybook(database, userId)
  } finally {
    await database.close()
  }
}

type Visit = { origin: string; path: string; typed: string; admin: SignedIn }

async function typeIntoFilter(browser: Browser, { origin, path, typed, admin }: Visit): Promise<number> {
  const page = await openAs(browser, { origin, person: admin })
  await page.goto(`${origin}${path}?pageSize=${rows}`)
  const shown = page.locator('tbody tr')
  await shown.nth(rows - 1).waitFor()
  const field = page.locator('main').getByRole('searchbox').first()
  const longest = await longestTask(page, async () => {
    for (const letter of typed) {
      const answered = page.waitForResponse((answer) => new URL(answer.url()).searchParams.has('q'))
      await field.press(letter)
      await answered
      await page.locator('section[aria-busy="false"]').first().waitFor()
      await shown.first().waitFor()
    }
    await page.evaluate(twoFrames)
  })
  await page.context().close()
  return longest
}

/** Letters into a page, then the pause in which names are looked for and all is saved. */
async function typeIntoBook(
  browser: Browser,
  { origin, path, teacher }: { origin: string; path: string; teacher: SignedIn },
): Promise<number> {
  const page = await openAs(browser, { origin, person: teacher })
  await page.goto(`${origin}${path}`)
  const field = page.getByLabel('Page text, English')
  await field.click()
  const longest = await longestTask(page, async () => {
    await field.pressSequentially(' The class counted again.', { delay: 40 })
    await page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
    await page.evaluate(twoFrames)
  })
  await page.context().close()
  return longest
}

async function openAs(
  browser: Browser,
  { origin, person }: { origin: string; person: SignedIn },
): Promise<Page> {
  const kept = { name: 'tower.session', value: person.kept }
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin, localStorage: [kept] }] },
  })
  return context.newPage()
}
