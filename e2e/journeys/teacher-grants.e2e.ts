import { paths } from '@tower/contract/pages.ts'
import { keptSessionOf } from '../every-role.ts'
import { expect, test } from '../tower-test.ts'

const path = '**/api/admin/grant-credits'
const personPath = '**/api/admin/people/*'

test('staff grant a teacher credits on the home, and the teacher sees what is left of them', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  const card = page.getByRole('region', { name: 'Grant credits' })
  const submit = card.getByRole('button', { name: 'Grant credits' })

  await test.step('an empty form says what is missing, at the first field that lacks it', async () => {
    await page.goto(paths.admin)
    await submit.click()
    await expect(card.getByText('user_id is required')).toBeVisible()
    await expect(card.getByLabel('User')).toBeFocused()
  })

  await test.step('somebody who does not teach is not offered, and a search that fails says so', async () => {
    const { user } = await keptSessionOf(request, 'sponsor')
    await card.getByLabel('User').fill(user.id)
    await expect(card.getByText('0 teachers found.')).toBeVisible()
    await page.route(personPath, (route) =>
      route.fulfill({ status: 400, contentType: 'application/json', body: '{}' }),
    )
    await card.getByLabel('User').fill(crypto.randomUUID())
    await expect(card.getByText('Teachers could not be searched.')).toBeVisible()
    await page.unroute(personPath)
  })

  await test.step('a grant that fails keeps what was typed', async () => {
    await card.getByLabel('User').fill('teacher@tower.test')
    await card.getByLabel('Teacher', { exact: true }).selectOption({ index: 1 })
    await card.getByLabel('Storybook credits').fill('3')
    await card.getByLabel('Tools credits').fill('7')
    await page.route(path, (route) =>
      route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
    )
    await submit.click()
    await expect(card.getByText('Unable to grant credits')).toBeVisible()
    await expect(card.getByLabel('Tools credits')).toHaveValue('7')
    await page.unroute(path)
  })

  await test.step('the same form sent again is granted, and said to be', async () => {
    await submit.click()
    await expect(card.getByText('Granted!')).toBeVisible()
    await expect(card.getByLabel('Tools credits')).toHaveValue('')
  })

  await test.step('the teacher reads what is left, and what was granted', async () => {
    const own = await openBrowser({ as: await keptSessionOf(request, 'teacher') })
    await own.goto(paths.teacherPortal)
    const credits = own.getByRole('region', { name: 'Tower Credits' })
    await expect(credits.getByRole('heading', { name: 'Tools credits' })).toBeVisible()
    await expect(credits.getByRole('heading', { name: 'Storybook credits this week' })).toBeVisible()
    await credits.getByText('What staff granted you').click()
    await expect(credits.getByText('3 storybook credits + 7 tools credits').first()).toBeVisible()
  })
})
