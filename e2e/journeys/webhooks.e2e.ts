import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { keptSessionOf, signInAs } from '../every-role.ts'
import { openFilters } from '../open-filters.ts'
import { expect, test } from '../tower-test.ts'

/** Another system of the charity: it keeps what it is told, and refuses while it is told to. */
async function startReceiver() {
  const told: { type: string; id: unknown }[] = []
  let status = 204
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { type } = JSON.parse(Buffer.concat(chunks).toString()) as { type: string }
      told.push({ type, id: request.headers['webhook-id'] })
      response.writeHead(status).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    ...{ url: `http://127.0.0.1:${port}/tower`, told, close: () => server.close() },
    answer: (next: number) => void (status = next),
  }
}

test('a superadmin lets another system hear of tickets, sees what was sent, and sends it again', async ({
  request,
  openBrowser,
}) => {
  const receiver = await startReceiver()
  // Of this receiver alone: one that an earlier try left behind is another.
  const note = `Help desk ${new URL(receiver.url).port}`
  const page = await openBrowser({ as: await signInAs(request, 'superadmin') })
  await page.goto('/admin/webhooks')
  await page.getByRole('link', { name: 'Add a webhook' }).click()
  const panel = page.getByRole('dialog', { name: 'Add a webhook' })
  await panel.getByRole('button', { name: 'Save webhook' }).click()
  await expect(panel.getByText('Enter the address to send to.')).toBeVisible()
  await panel.getByLabel('Address').fill('ftp://books.example.org')
  await panel.getByRole('button', { name: 'Save webhook' }).click()
  await expect(panel.getByText('The address must begin with https:// and name no password.')).toBeVisible()
  await expect(panel.getByLabel('Address')).toHaveValue('ftp://books.example.org')
  await expect(panel.getByLabel('Address')).toBeFocused()
  await expect(panel.getByLabel('Address')).toHaveAccessibleDescription(/The address must begin with https/)

  await panel.getByLabel('Address').fill(receiver.url)
  await panel.getByLabel(/^Note/).fill(note)
  await panel.getByRole('button', { name: 'Save webhook' }).click()
  const opened = page.getByRole('dialog', { name: 'Webhook', exact: true })
  await expect(opened.getByLabel('Secret of this webhook')).toHaveValue(/^whsec_/)
  await expect(opened.getByLabel('Secret of this webhook')).toBeFocused()

  receiver.answer(500)
  await opened.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByText('The test is on its way.')).toBeVisible()
  await expect(async () => {
    await opened.getByRole('button', { name: 'Look again' }).click()
    await expect(opened.getByText(/answered 500/)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  receiver.answer(204)
  // The second try comes after five seconds by itself.
  await expect(async () => {
    await opened.getByRole('button', { name: 'Look again' }).click()
    await expect(opened.getByText('Delivered', { exact: true }).last()).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  await opened.getByRole('button', { name: /^Send again: webhook\.test of / }).click()
  await expect.poll(() => receiver.told.length).toBeGreaterThanOrEqual(3)
  expect(new Set(receiver.told.map(({ id }) => id)).size).toBe(1)

  await test.step('the log is narrowed in the address, comes back with it, and leaves as a file', async () => {
    await openFilters(opened)
    await opened.getByLabel('State', { exact: true }).selectOption('delivered')
    await expect(page).toHaveURL(/webhook=[0-9a-f-]{36}.*state=delivered/)
    const download = page.waitForEvent('download')
    await opened.getByRole('button', { name: 'Export CSV' }).click()
    expect(readFileSync(await (await download).path(), 'utf8')).toMatch(
      /Happened \(UTC\)[\s\S]*webhook\.test/,
    )
  })

  await page.reload()
  await expect(opened.getByLabel('Address')).toHaveValue(receiver.url)
  await expect(opened.getByLabel('State', { exact: true })).toHaveValue('delivered')
  await expect(page.getByLabel('Secret of this webhook')).toHaveCount(0)
  await test.step('an address that has a webhook already is refused at its field', async () => {
    const ofThisOne = page.url()
    await page.goto('/admin/webhooks')
    await page.getByRole('link', { name: 'Add a webhook' }).click()
    await panel.getByLabel('Address').fill(`${receiver.url}#again`)
    await panel.getByRole('button', { name: 'Save webhook' }).click()
    await expect(panel.getByLabel('Address')).toHaveAccessibleDescription(
      /There is a webhook for this address/,
    )
    await expect(panel.getByLabel('Address')).toBeFocused()
    await page.goto(ofThisOne)
  })
  await opened.getByRole('button', { name: 'Remove webhook' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove webhook' }).click()
  await expect(page.getByText('Webhook removed.')).toBeVisible()
  await expect(page.getByText(note)).toHaveCount(0)
  receiver.close()
})

test(
  'a member of staff who is no superadmin reads why webhooks are not for them',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await page.goto('/admin/webhooks')
    await expect(page.getByText('You do not have permission to view this page.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add a webhook' })).toHaveCount(0)
  },
)
