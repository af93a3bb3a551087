import { nominationEndpoints } from '@tower/contract/matching/nominations.contract.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { freshSchoolAddress, requestConfirmationToken } from '../classrooms.ts'
import { keptSessionOf } from '../every-role.ts'
import { linkIn, waitForMail } from '../mailbox.ts'
import { freshAddress } from '../nominators.ts'
import { expect, test } from '../tower-test.ts'

const phone = { viewport: { width: 375, height: 667 } }
/** A teacher that no other journey names. */
const freshTeacher = () =>
  `Sra. Demo-${crypto
    .randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 8)}x`

async function fillSelf(page: Page, email: string, reason: string): Promise<void> {
  await page.locator('[name=nominator_name]').fill('Rosa Ruiz')
  await page.locator('[name=nominator_email]').fill(email)
  await page.locator('[name=reason]').fill(reason)
}

test('a parent on a phone finds the form in the menu, names a classroom in Spanish, and a neighbor follows her link', async ({
  openBrowser,
  request,
}) => {
  const page = await openBrowser({ ...phone, locale: 'es-US' })
  const teacher = freshTeacher()
  const email = freshAddress('rosa')

  await test.step('the menu leads to the form and to the draws', async () => {
    await page.goto('/?lang=es')
    await page.locator('summary[aria-label="Menú"]').click()
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Sorteos' }).first()).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: 'Nominar', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nominar a una maestra o maestro')
  })

  await test.step('the school of the list is found, and comes into view', async () => {
    await page.getByLabel('Nombre de la maestra o el maestro').fill(teacher)
    await page.getByLabel('Escuela').fill('Lincoln elem')
    await page.getByLabel('Ciudad').fill('Dayton')
    await page.getByRole('button', { name: 'Buscar el aula' }).click()
    const found = page.getByRole('radio', { name: /Demo Lincoln Elementary School/ })
    await expect(found.first()).toBeInViewport()
    // Classrooms of this school that were named before stand above it.
    await found.and(page.getByRole('radio', { name: /la maestra o el maestro que escribiste/ })).check()
  })

  await test.step('the answer says which classroom, how many stand behind it, and asks for others', async () => {
    await fillSelf(page, email, 'Compra el papel con su dinero.')
    await page.getByRole('button', { name: 'Enviar nominación' }).click()
    await expect(page.getByText('¡Gracias! Revisaremos tu nominación.')).toBeInViewport()
    await expect(page.locator(':focus')).toHaveText('¡Gracias! Revisaremos tu nominación.')
    await expect(page.getByRole('heading', { name: `Nominaste a ${teacher}` })).toBeVisible()
    await expect(page.getByText('Eres la primera persona que apoya esta aula.')).toBeVisible()
    await expect(page.getByText('Demo Lincoln Elementary School, Dayton, OH')).toBeVisible()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(375)
  })

  const share = await page.getByLabel('Cada vecino le da más puntos').inputValue()

  await test.step('the receipt is in Spanish, and its button counts the nomination in full', async () => {
    const mail = await waitForMail(request, email, /^Nominaste a /)
    expect(mail.text).toContain(share)
    await page.goto(linkIn(mail))
    await page.getByRole('button', { name: 'Sí, que cuente mi nominación' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('a neighbor opens the shared address and stands behind the same classroom', async () => {
    const neighbor = await openBrowser(phone)
    await neighbor.goto(share)
    await expect(neighbor.getByText(teacher)).toBeVisible()
    await fillSelf(neighbor, freshAddress('neighbor'), 'She stays late.')
    await neighbor.getByRole('button', { name: 'Submit nomination' }).click()
    await expect(neighbor.getByText('2 neighbors now stand behind this classroom.')).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a search shows a list to choose from, and a fault keeps all that was typed',
    { tag: '@soak' },
    async ({ page }) => {
      await page.goto('/nominate-teacher')
      await page.locator('[name=school]').fill('Ruskin')
      await page.getByRole('button', { name: 'Find the classroom' }).click()
      await page.getByRole('radio', { name: /Ms\. Demo-Park/ }).check()
      await page.locator('[name=reason]').fill('She reads aloud.')
      await page.getByRole('button', { name: 'Submit nomination' }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
      await expect(page.locator('[name=reason]')).toHaveValue('She reads aloud.')
      await expect(page.locator('[name=school]')).toHaveValue('Ruskin')
      await page.getByRole('button', { name: 'Find the classroom' }).click()
      await page.getByRole('radio', { name: /Ms\. Demo-Park/ }).check()
      await fillSelf(page, freshAddress('noscript'), 'She reads aloud.')
      await page.getByRole('button', { name: 'Submit nomination' }).click()
      await expect(page.getByRole('status').first()).toContainText('Thanks! We’ll review your nomination.')
      await expect(page.getByText(/^\d+ neighbors now stand behind this classroom\.$/)).toBeVisible()
    },
  )

  test(
    'the five fields are enough, and the place can be said afterwards',
    { tag: '@soak' },
    async ({ page }) => {
      await page.goto('/nominate-teacher')
      const teacher = freshTeacher()
      await page.locator('[name=teacher_name]').fill(teacher)
      await page.locator('[name=school]').fill('Nowhere Primary')
      await fillSelf(page, freshAddress('noscript'), 'He stays late.')
      await page.getByRole('button', { name: 'Submit nomination' }).click()
      await expect(page.getByRole('status').first()).toContainText('Thanks! We’ll review your nomination.')
      await page.locator('[name=city]').fill('Dayton')
      await page.locator('[name=state]').selectOption('OH')
      await page.getByRole('button', { name: 'Count it for this classroom' }).click()
      await expect(page.getByRole('heading', { name: `You nominated ${teacher}` })).toBeVisible()
    },
  )
})

test(
  'ten thousand letters, wildcards and a link are answered in words, and nothing typed is lost',
  { tag: '@soak' },
  async ({ page, faults }) => {
    await page.goto('/nominate-teacher')
    const school = page.locator('[name=school]')
    await school.evaluate((field) => field.removeAttribute('maxlength'))
    for (const typed of ['%', 'x'.repeat(10_000)]) {
      await school.fill(typed)
      await page.getByRole('button', { name: 'Find the classroom' }).click()
      await expect(page.getByText('We found none')).toBeVisible()
      await expect(school).toHaveValue(typed)
      await page.reload()
      await school.evaluate((field) => field.removeAttribute('maxlength'))
    }
    await page.locator('[name=teacher_name]').fill('Win at evil.com')
    await school.fill('Ruskin')
    await page.locator('[name=city]').fill('Dayton')
    await page.locator('[name=state]').selectOption('OH')
    await fillSelf(page, freshAddress('rude'), 'Click.')
    await page.getByRole('button', { name: 'Submit nomination' }).click()
    await expect(page.getByText('Please write names without links')).toBeInViewport()
    await expect(page.locator('[name=teacher_name]')).toHaveValue('Win at evil.com')
    faults.length = 0
  },
)

/** A classroom that a neighbor just named, and the token of somebody nobody knows who claims to be its teacher. */
async function claimNamed(request: APIRequestContext) {
  const named = await request.post('/api/nominations', {
    data: {
      ...{ nominator_name: 'Rosa', nominator_email: freshAddress('rosa'), reason: 'Kind.' },
      ...{ teacher_name: freshTeacher(), school: 'Demo Juniper Hill Elementary', city: 'Macon', state: 'GA' },
    },
  })
  const { share_code: code, classroom_name: name } = (await named.json()) as Record<string, string>
  const resolved = (await (await request.get(`/api/sharecode/resolve?code=${code}`)).json()) as { id: string }
  const email = freshSchoolAddress('claimant')
  const token = await requestConfirmationToken(request, { classroomId: resolved.id, email })
  return { code, name, email, token }
}

test('a confirmation by an address nobody knows waits; staff approve it, and the teacher reads the code', async ({
  page,
  request,
  openBrowser,
}) => {
  const { code, name, email, token } = await claimNamed(request)

  await test.step('the teacher presses on a phone, and reads that staff look at it', async () => {
    await page.setViewportSize(phone.viewport)
    await page.goto(`/confirm-classroom?token=${token}`)
    await page.getByRole('main').getByRole('button').click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Thank you. Our staff will take a look first')
    await expect(heading).toBeInViewport()
    await expect(heading).toBeFocused()
  })

  await test.step('staff find it under Review and approve it', async () => {
    const staff = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await staff.goto(`/admin/review?q=${encodeURIComponent(email)}`)
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Review')
    const row = staff.getByRole('row').filter({ hasText: email })
    await expect(row).toContainText('Visitors named it')
    await row.getByRole('button', { name: /^Approve/ }).click()
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    await expect(row).toContainText('Approved by admin@tower.test')
  })

  await waitForMail(request, email, / is confirmed$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This classroom is already confirmed')
  await page.goto(`/t/${code}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Ms\. Journey|Demo/)
  expect(name).not.toBe('')
})

test(
  'staff refuse a confirmation that waits only with a reason, and the row says who did',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const { email, token } = await claimNamed(request)
    const claimed = await request.post(nominationEndpoints.confirm.path, { data: { token } })
    expect(claimed.status(), await claimed.text()).toBe(200)
    const staff = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await staff.goto(`/admin/review?status=waiting&q=${encodeURIComponent(email)}`)
    const row = staff.getByRole('row').filter({ hasText: email })
    await row.getByRole('button', { name: /^Refuse/ }).click()
    const dialog = staff.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Preview emails' }).click()
    await expect(dialog.getByText('Please write a reason; the teacher reads it.')).toBeVisible()
    await dialog.getByLabel('Reason for the teacher').fill('The school does not know her.')
    await dialog.getByRole('button', { name: 'Preview emails' }).click()
    await expect(dialog).toContainText('The school does not know her.')
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await staff.goto(`/admin/review?q=${encodeURIComponent(email)}`)
    await expect(row).toContainText('Refused by admin@tower.test')
    await expect(row).toContainText('The school does not know her.')
  },
)
