import { readFileSync } from 'node:fs'
import { keptSessionOf } from '../every-role.ts'
import { expect, test } from '../tower-test.ts'

test('staff find a nominee, read who nominated them, and say whose address it is', async ({
  request,
  openBrowser,
}) => {
  const id = crypto.randomUUID().slice(0, 8)
  const teacher = `Tom Hill ${id}`
  for (const name of ['sam', 'lee']) {
    const answer = await request.post('/.netlify/functions/nominate-teacher', {
      data: {
        nominator_name: `Demo ${name}`,
        nominator_email: `${name}-${id}@families.test`,
        teacher_name: teacher,
        school: 'Hill School',
        reason: 'He stays until the last bus.',
      },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  await page.goto(`/admin/nominations?q=${encodeURIComponent(teacher)}`)
  const rows = page.getByRole('table', { name: /^Nominees/ }).locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Address not known')
  await page.getByRole('link', { name: `${teacher} · Hill School` }).click()
  const panel = page.getByRole('dialog', { name: 'Nominators' })
  await expect(panel.getByText('2 nominators')).toBeVisible()
  await expect(panel.getByText(`sam-${id}@families.test`)).toBeVisible()
  await panel.getByRole('button', { name: 'Link nominee' }).click()
  await expect(panel.getByText('Email is required')).toBeVisible()
  const email = `tom-${id}@school.test`
  await panel.getByLabel('Email of the nominee').fill(email)
  await panel.getByRole('button', { name: 'Link nominee' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Link nominee' }).click()
  await expect(page.getByText(`${teacher} is linked to ${email}.`)).toBeVisible()
  await expect(panel.getByRole('heading', { name: email })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(rows).toContainText(email)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(`${email},${teacher},Hill School,2`)
  await page.getByLabel('Nominee email, name or school').fill('nobody-has-this')
  await expect(page.getByText('No nominee matches.')).toBeVisible()
})

test(
  'whoever nominated a classroom by a hash alone is anonymous',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await page.goto('/admin/nominations?state=linked')
    await page.getByRole('table').locator('tbody tr').first().getByRole('link').click()
    await expect(page.getByRole('dialog').getByText('anonymous').first()).toBeVisible()
  },
)
