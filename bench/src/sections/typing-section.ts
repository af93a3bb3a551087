import { chromium, type Browser } from 'playwright-core'
import { findChromium } from '../../../scripts/chromium.ts'
import { longestTask } from '../browser/trace-tasks.ts'
import { atMost, figureOf, type Figure } from '../figures/figure.ts'
import { startOurServer } from '../servers/server-process.ts'
import { fillGivers } from '../stage/fill-givers.ts'
import { signIn, type SignedIn } from '../stage/sign-in.ts'
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

/** What a browser does while somebody types into the filter of a long list: no task may keep the next letter waiting. */
export const typingSection: Section = {
  title: `Typing into a filter over ${rows} rows, in a browser`,
  async measure({ stage, pace }): Promise<Figure[]> {
    const databaseUrl = await stage.makeDatabase('bench_typing', (database) => fillGivers(database, givers))
    const admin = await signIn(databaseUrl, 'superadmin')
    const server = await startOurServer(databaseUrl, { isBrowsed: true })
    const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
    try {
      const figures: Figure[] = []
      for (const [name, list] of Object.entries(lists)) {
        const rounds: number[] = []
        for (let round = 0; round < Math.min(pace.rounds, mostRounds); round++)
          rounds.push(await typeOnce(browser, { origin: server.origin, ...list, admin }))
        figures.push(
          figureOf({
            name: `typing: ${name}, longest task, time of the processor`,
            unit: 'ms',
            rounds,
            goal: atMost(50),
          }),
        )
      }
      return figures
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}

type Visit = { origin: string; path: string; typed: string; admin: SignedIn }

async function typeOnce(browser: Browser, { origin, path, typed, admin }: Visit): Promise<number> {
  const kept = { name: 'tower.session', value: admin.kept }
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin, localStorage: [kept] }] },
  })
  const page = await context.newPage()
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
  await context.close()
  return longest
}
