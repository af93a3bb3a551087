import { keptSessionOf, signInAs } from '../every-role.ts'
import { expect, test } from '../tower-test.ts'

test('a superadmin creates a key, another system reads with it, and once it is revoked no longer', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await signInAs(request, 'superadmin') })
  await page.goto('/admin/api-keys')
  await page.getByRole('link', { name: 'Create a key' }).click()
  const panel = page.getByRole('dialog', { name: 'Create a key' })
  await panel.getByRole('button', { name: 'Create key' }).click()
  await expect(panel.getByText('Enter a name.')).toBeVisible()
  await expect(panel.getByText('Choose at least one list.')).toBeVisible()
  await expect(panel.getByLabel('Name')).toBeFocused()
  await panel.getByLabel('Name').fill('Dashboard')
  await panel.getByLabel(/^Slots/).check()
  await panel.getByRole('button', { name: 'Create key' }).click()

  const opened = page.getByRole('dialog', { name: 'Dashboard' })
  await expect(opened.getByLabel('The API key')).toBeFocused()
  const secret = await opened.getByLabel('The API key').inputValue()
  const read = (list: string) =>
    request.get(`/api/v1/${list}?limit=2`, { headers: { authorization: `Bearer ${secret}` } })
  const slots = await read('slots')
  expect(slots.status()).toBe(200)
  expect(((await slots.json()) as { items: object[] }).items).toHaveLength(2)
  expect((await read('donations')).status()).toBe(403)

  await page.reload()
  await expect(opened.getByText('Slots', { exact: true })).toBeVisible()
  await expect(opened.getByLabel('The API key')).toHaveCount(0)
  await opened.getByRole('button', { name: 'Revoke key' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Revoke the API key Dashboard?' })
  await asking.getByRole('button', { name: 'Cancel' }).click()
  expect((await read('slots')).status()).toBe(200)
  await opened.getByRole('button', { name: 'Revoke key' }).click()
  await asking.getByRole('button', { name: 'Revoke key' }).click()
  await expect(page.getByText('API key revoked.')).toBeVisible()
  const refused = await read('slots')
  expect(refused.status()).toBe(401)
  expect(await refused.json()).toMatchObject({ error: 'This API key was revoked. Ask for a new one.' })
  await expect(opened.getByRole('button', { name: 'Revoke key' })).toHaveCount(0)
})

test(
  'a key that was just created is shown also while the list of keys does not answer',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await signInAs(request, 'superadmin') })
    await page.goto('/admin/api-keys')
    await page.getByRole('link', { name: 'Create a key' }).click()
    const panel = page.getByRole('dialog')
    await panel.getByLabel('Name').fill('Slow list')
    await panel.getByLabel(/^Draws/).check()
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/admin/api-keys', async (route) => {
      if (route.request().method() === 'GET') await isReleased
      await route.continue()
    })
    await panel.getByRole('button', { name: 'Create key' }).click()
    await expect(page).toHaveURL(/key=(?!new)/)
    await expect(panel.getByLabel('The API key')).toHaveValue(/^tower_/)
    release()
    await expect(panel.getByRole('button', { name: 'Revoke key' })).toBeVisible()
    await expect(panel.getByLabel('The API key')).toHaveValue(/^tower_/)
  },
)

test('a member of staff who is no superadmin reads why keys are not for them', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  await page.goto('/admin/api-keys')
  await expect(page.getByText('You do not have permission to view this page.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create a key' })).toHaveCount(0)
})
