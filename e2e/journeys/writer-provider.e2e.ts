import { expect, request as requests, test } from '@playwright/test'
import { paths } from '@tower/contract/pages.ts'
import { expectWellMade } from '../axe.ts'
import { startChatProvider, type ChatProvider } from '../chat-provider.ts'
import { startOwnServer, type OwnServer } from '../own-server.ts'
import { watchFaults } from '../page-faults.ts'
import { signedInBrowser, signInByLink } from '../people.ts'
import { press } from '../press.ts'

let server: OwnServer
let provider: ChatProvider
test.beforeAll(async () => {
  test.setTimeout(150_000)
  provider = await startChatProvider()
  server = await startOwnServer({ AI_BASE_URL: provider.baseUrl, AI_MODEL: 'journey' })
})
test.afterAll(async () => {
  await server.stop()
  await provider.stop()
})

const plan = '8:15-8:45 Morning meeting. Sofía Herrera leads it.\n9:00-10:00 Math: workbook page 42.'
/** The page it makes: it calls the child by the sign that it was told. */
const sort = (order: string) =>
  JSON.stringify({
    sections: [
      {
        title: 'The day, in order',
        lines: [`8:15 Morning meeting. ${/\[\[NAME\d+\]\](?= leads)/.exec(order)?.[0]} leads it.`],
      },
    ],
    asks: ['Where is the workbook?'],
  })
/** A fault of the provider's is an answer of ours that the browser writes down. */
const saysUnavailable = /status of 503/

test(
  'a teacher agrees to a provider, whose words become the page; where it is down the plan stays, the credit comes back and the built-in writer takes over',
  { tag: '@soak' },
  async ({ browser }) => {
    test.setTimeout(120_000)
    const request = await requests.newContext({ baseURL: server.origin })
    const session = await signInByLink(request, 'teacher@tower.test')
    const context = await browser.newContext({
      ...{ ...signedInBrowser(session, server.origin), baseURL: server.origin },
      viewport: { width: 375, height: 812 },
    })
    const faults = await watchFaults(context, server.origin)
    const page = await context.newPage()
    await page.goto(`${paths.teacherTools}?tab=sub-brief`)
    const field = page.getByLabel('Lesson plan')
    const made = page.getByRole('region', { name: 'The page' })

    await test.step('nothing is sent before it was agreed to', async () => {
      await field.fill(plan)
      await press(page.getByRole('button', { name: /^Generate/ }))
      await expect(made).toBeVisible()
      expect(provider.orders).toEqual([])
      await press(page.getByRole('button', { name: 'I agree' }))
      await expectWellMade(page)
      await press(page.getByRole('alertdialog').getByRole('button', { name: 'I agree' }))
      await expect(
        page.getByText(/words your notes, goals, briefs and storybooks.+ You agreed on/),
      ).toBeVisible()
    })

    await test.step('the provider is told no name, and its page has it again', async () => {
      provider.answerWith(sort)
      await field.fill(plan)
      await press(page.getByRole('button', { name: /^Generate/ }))
      await expect(made.getByLabel('The day, in order')).toHaveValue(/Sofía Herrera leads it/)
      expect(provider.orders.length).toBeGreaterThan(0)
      expect(provider.orders.join()).not.toMatch(/Sof|Herrera/)
    })

    await test.step('a provider that is down costs nothing, and what is built in takes over', async () => {
      provider.answerWith(undefined)
      await field.fill(plan)
      await press(page.getByRole('button', { name: /^Generate/ }))
      await expect(page.getByText(/^Unable to summarize plan/)).toContainText(
        'The AI provider did not write it.',
      )
      await expect(field).toHaveValue(plan)
      await expectWellMade(page)
      const sent = provider.orders.length
      await press(page.getByRole('button', { name: 'Use the built-in writer' }))
      await expect(made.getByLabel('The day, in order')).toHaveValue(/9:00–10:00/)
      expect(provider.orders).toHaveLength(sent)
    })

    await context.close()
    await request.dispose()
    expect(faults.filter((fault) => !saysUnavailable.test(fault))).toEqual([])
  },
)
