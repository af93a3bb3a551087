import { keptSessionOf } from '../every-role.ts'
import { expect, test } from '../tower-test.ts'

const kept = 'These are the words you typed here before and did not save.'

test('what staff typed outlives a reload until it is saved or discarded, and nobody else finds it', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  const title = page.getByLabel('Title').first()
  await page.goto('/admin/stories/new')
  await title.fill('A story half told')
  await page.reload()
  await expect(page.getByText(kept)).toBeVisible()
  await expect(title).toHaveValue('A story half told')

  await test.step('a draft that was saved is not kept a second time', async () => {
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page).toHaveURL(/\/admin\/stories\/[0-9a-f-]{36}$/)
    await page.goto('/admin/stories/new')
    await expect(title).toHaveValue('')
    await expect(page.getByText(kept)).toHaveCount(0)
  })

  await test.step('the editor of a page gives the way back to what is saved', async () => {
    await page.goto('/admin/site/gallery')
    const first = page.getByRole('textbox').first()
    await expect(first).not.toHaveValue('')
    const saved = await first.inputValue()
    await first.fill('Only a thought')
    await page.reload()
    await expect(first).toHaveValue('Only a thought')
    const other = await openBrowser({ as: await keptSessionOf(request, 'superadmin') })
    await other.goto('/admin/site/gallery')
    await expect(other.getByRole('textbox').first()).toHaveValue(saved)
    await page.getByRole('button', { name: 'Discard them' }).click()
    await expect(first).toHaveValue(saved)
    await expect(page.getByText(kept)).toHaveCount(0)
  })

  await test.step('without a connection the page stays with what was typed, and a bar says so for as long', async () => {
    const bar = page.getByRole('alert').filter({ hasText: /^You are offline/ })
    const first = page.getByRole('textbox').first()
    await first.fill('Typed offline')
    await page.context().setOffline(true)
    await expect(bar).toHaveText('You are offline. What you typed is kept.')
    await page.getByRole('navigation').getByRole('link', { name: 'Users' }).first().click()
    await expect(bar).toContainText('This page stays')
    await expect(page).toHaveURL(/\/admin\/site\/gallery$/)
    await expect(first).toHaveValue('Typed offline')
    await page.context().setOffline(false)
    await expect(bar).toHaveCount(0)
  })
})

test(
  'whoever opens a preview that has ended reads so in both languages',
  { tag: '@soak' },
  async ({ openBrowser }) => {
    const page = await openBrowser()
    // The browser itself notes a page that is gone.
    const answer = await page.request.get('/mission?draft=ended', { headers: { accept: 'text/html' } })
    expect(answer.status()).toBe(410)
    expect(await answer.text()).toMatch(/This preview has ended[\s\S]*Esta vista previa terminó/)
  },
)
