import { paths } from '@tower/contract/pages.ts'
import { provisioningEndpoints } from '@tower/contract/people/provisioning.contract.ts'
import { keptSessionOf } from '../every-role.ts'
import { signInByLink } from '../people.ts'
import { press } from '../press.ts'
import { expect, test } from '../tower-test.ts'

test('a superadmin takes a duty from an admin, whose open screen follows at once and says whom to ask', async ({
  request,
  openBrowser,
}) => {
  const email = `duties-${crypto.randomUUID().slice(0, 8)}@journey.test`
  const root = await keptSessionOf(request, 'superadmin')
  const made = await request.post(provisioningEndpoints.user.path, {
    headers: { authorization: `Bearer ${root.access_token}` },
    data: { email, name: 'Noor Haddad', role: 'admin' },
  })
  expect(made.status(), await made.text()).toBe(200)
  const session = await signInByLink(request, email)
  const own = await openBrowser({ as: session })
  await own.goto(`${paths.adminReview}?tab=athletes`)
  const tabs = own.getByRole('navigation', { name: 'What to review' })
  await expect(tabs.getByRole('link', { name: /Athletes/ }).first()).toBeVisible()

  const page = await openBrowser({ as: root })
  await page.goto(paths.adminPerson({ userId: session.user.id }))
  const duties = page.getByRole('region', { name: 'Duties' })
  await duties.getByLabel(/^Children/).uncheck()
  await press(duties.getByRole('button', { name: 'Save duties' }))
  await expect(page.getByText('Duties of Noor Haddad updated')).toBeVisible()
  await expect(duties.getByText('The duties are unchanged.')).toBeVisible()
  // The button went away with the form that was saved: whoever goes by keys stays at what it was about.
  await expect(duties).toBeFocused()

  await expect(own.getByText(/^It is for staff with the duty Children/)).toBeVisible()
  await expect(own.getByRole('link', { name: /Athletes/ })).toHaveCount(0)
  await own.goto(paths.prospectPortal)
  await expect(
    own.getByRole('heading', { level: 1, name: 'This page belongs to another duty' }),
  ).toBeVisible()
  await own.getByRole('link', { name: 'See your own duties' }).click()
  await expect(own.getByRole('region', { name: 'Your duties' })).not.toContainText('Children')
})
