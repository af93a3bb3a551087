import { ownShareLinkEndpoints } from '@tower/contract/matching/share-links.contract.ts'
import { teacherEndpoints } from '@tower/contract/people/teachers.contract.ts'
import { orderEndpoints } from '@tower/contract/spending/orders.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import type { APIRequestContext } from '@playwright/test'
import { classroomOf, confirmClassroom } from '../classrooms.ts'
import { keptSessionOf } from '../every-role.ts'
import { waitForGift } from '../gifts.ts'
import { signInByLink, type Session } from '../people.ts'
import { sendPhoto } from '../photographer.ts'
import { arriveAtPayment, payAs } from '../sandbox-page.ts'
import { expect, test } from '../tower-test.ts'

/** What somebody asks of the server, and what it answers. */
async function ask<Answer>(
  request: APIRequestContext,
  { access_token: token }: Session,
  path: string,
  data?: object,
): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.fetch(path, { headers, ...(data ? { method: 'POST', data } : {}) })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()) as Answer
}

test('a payment becomes crayons in a classroom, and its sponsor sees the photographed delivery', async ({
  page,
  request,
  openBrowser,
}) => {
  test.slow()
  const { teacherEmail } = await confirmClassroom(request, classroomOf('delivery'))
  const teacher = await signInByLink(request, teacherEmail)
  const staff = await keptSessionOf(request, 'admin')
  const email = `delivery-${crypto.randomUUID().slice(0, 8)}@journey.test`
  const caption = 'The crayons are here'

  await test.step('a sponsor pays $800 by the link that the teacher made', async () => {
    const { code } = await ask<{ code: string }>(request, teacher, ownShareLinkEndpoints.create.path, {})
    await page.goto(`/sponsor?code=${code}`)
    await page.getByRole('form', { name: 'Your Sponsor Slot' }).getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Sponsor this classroom: pay $800' }).click()
    const checkoutId = await arriveAtPayment(page)
    await payAs(page, email)
    await page.waitForURL('**/donate/success**')
    expect((await waitForGift(request, checkoutId)).slots_minted).toBe(1)
  })

  await test.step('the teacher orders; staff pay, and the parcel arrives', async () => {
    type Overview = { budget: { budget_id: string } }
    const { budget } = await ask<Overview>(request, teacher, teacherEndpoints.overview.path)
    type Made = { item: { id: string } }
    const items = [{ name: 'Crayons', category: 'art', qty: 4, amount_cents: 1_250 }]
    const order = { budget_id: budget.budget_id, items }
    const { item } = await ask<Made>(request, teacher, orderEndpoints.create.path, order)
    const decide = { order_id: item.id, status: 'paid' }
    await ask(request, staff, orderEndpoints.setStatus.path, decide)
    const parcel = { order_id: item.id, carrier: 'UPS', tracking: '1Z999', status: 'delivered' }
    await ask(request, staff, orderEndpoints.upsertShipment.path, parcel)
    await ask(request, staff, orderEndpoints.setStatus.path, { ...decide, status: 'fulfilled' })
  })

  await test.step('the teacher takes a photo, and staff approve it', async () => {
    const phone = await openBrowser({ as: teacher, viewport: { width: 375, height: 812 } })
    await phone.goto(paths.teacherPhotos)
    await sendPhoto(phone, { caption, seed: 3 })
    await expect(phone.getByText('Uploaded successfully!')).toBeVisible()
    const desk = await openBrowser({ as: staff })
    await desk.goto(`${paths.adminReview}?tab=photos&q=${encodeURIComponent(teacherEmail)}`)
    await desk.getByRole('link', { name: caption }).click()
    await desk.getByRole('dialog', { name: caption }).getByRole('button', { name: 'Approve' }).click()
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    await expect(desk.getByText('The photo is on the pages. Its teacher is told.')).toBeVisible()
  })

  await test.step('the sponsor sees what the slot bought, and the photo, as anybody does on its page', async () => {
    const sponsor = await openBrowser({ as: await signInByLink(request, email) })
    await sponsor.goto(paths.sponsorDashboard)
    const bought = sponsor.getByRole('list', { name: 'What it bought, by category' })
    await expect(bought).toContainText('Art supplies')
    await expect(bought).toContainText('$50.00')
    const photo = sponsor.getByRole('img', { name: caption })
    await photo.scrollIntoViewIfNeeded()
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await sponsor.getByRole('link', { name: 'See its public page' }).click()
    await expect(sponsor).toHaveURL(/\/draws\/slots\/\d+$/)
    await expect(sponsor.getByRole('heading', { name: 'Photos from the classroom' })).toBeVisible()
    await expect(sponsor.getByRole('main')).toContainText('Art supplies')
    await expect(sponsor.getByRole('main')).not.toContainText(teacherEmail)
  })
})
