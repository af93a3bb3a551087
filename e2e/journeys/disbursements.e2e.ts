import { dayOf } from '@tower/contract/org-days.ts'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { sponsorshipEndpoints } from '@tower/contract/money/sponsorships.contract.ts'
import { refusalCodeHeader } from '@tower/contract/client.ts'
import { paths } from '@tower/contract/pages.ts'
import { prospectEndpoints } from '@tower/contract/people/prospects.contract.ts'
import { prospectReviewEndpoints } from '@tower/contract/people/prospect-reviews.contract.ts'
import { expectWellMade } from '../axe.ts'
import { keptSessionOf } from '../every-role.ts'
import { factOf } from '../facts.ts'
import { checkoutIdOf, waitForGift } from '../gifts.ts'
import { takePhoto } from '../photographer.ts'
import { expect, test } from '../tower-test.ts'

const phone = { width: 375, height: 812 }
const desk = { width: 1280, height: 900 }

/** An athlete of the demo whose guardian the journeys are. */
async function findLena(request: APIRequestContext): Promise<string> {
  const { items } = (await (await request.get(prospectEndpoints.list.path)).json()) as {
    items: { id: string; first_name: string }[]
  }
  return items.find(({ first_name: name }) => name === 'Lena')?.id ?? ''
}

type Goal = { prospectId: string; goalId: string; title: string }

/** A goal of $1,200 that no other journey knows. */
async function addGoal(request: APIRequestContext): Promise<Goal> {
  const prospectId = await findLena(request)
  const title = `Board ${crypto.randomUUID().slice(0, 8)}`
  const { access_token: token } = await keptSessionOf(request, 'guardian')
  const answer = await request.post(prospectEndpoints.saveGoal.path, {
    data: { prospect_id: prospectId, title, target_cents: 120_000 },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { goal } = (await answer.json()) as { goal: { id: string } }
  await approve(request, prospectId)
  return { prospectId, goalId: goal.id, title }
}

/** What a new goal says staff look at before the profile is shown again. */
async function approve(request: APIRequestContext, prospectId: string): Promise<void> {
  const { access_token: token } = await keptSessionOf(request, 'admin')
  const headers = { authorization: `Bearer ${token}` }
  const path = `${prospectReviewEndpoints.list.path}/${prospectId}`
  const { seen } = (await (await request.get(path, { headers })).json()) as { seen: string }
  const answer = await request.post(`${path}/decide`, { headers, data: { outcome: 'approved', seen } })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function giveTo(
  request: APIRequestContext,
  { prospectId, goalId }: Goal,
  cents: number,
): Promise<void> {
  const started = await request.post(sponsorshipEndpoints.donate.path, {
    data: {
      ...{ prospect_id: prospectId, goal_id: goalId, type: 'one_time', amount_cents: cents },
      email: `payout-${crypto.randomUUID().slice(0, 8)}@journey.test`,
    },
  })
  expect(started.status(), await started.text()).toBe(200)
  const { checkout_url: url } = (await started.json()) as { checkout_url: string }
  await request.post(url, { form: { outcome: 'paid' }, maxRedirects: 0 })
  await waitForGift(request, checkoutIdOf(url))
}

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Money of an athlete' })

const approvalOf = (page: Page) => page.getByRole('dialog', { name: 'Money that leaves' })

async function openMoney(page: Page, { title }: Goal): Promise<Locator> {
  await page.goto(`${paths.adminDisbursements}?q=${encodeURIComponent(title)}`)
  await page
    .getByRole('row', { name: new RegExp(title) })
    .getByRole('link')
    .click()
  await expect(drawerOf(page).getByRole('heading', { name: new RegExp(title) })).toBeVisible()
  return drawerOf(page)
}

type Payout = { dollars: string; payee: string; what: string }

async function record(page: Page, drawer: Locator, { dollars, payee, what }: Payout): Promise<void> {
  await drawer.getByLabel('Amount').fill(dollars)
  await drawer.getByLabel('Paid to').fill(payee)
  await drawer.getByLabel('Paid for').fill(what)
  await drawer.getByLabel('Paid on').fill(dayOf(new Date()))
  const bill = { name: 'bill.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page, dollars.length) }
  await drawer.locator('input[type=file]').first().setInputFiles(bill)
  await expect(drawer.getByRole('list', { name: 'Chosen files' })).toContainText('Uploaded')
  await drawer.getByRole('button', { name: /^Record payout/ }).click()
}

const lineOf = (drawer: Locator, words: string) => drawer.getByRole('listitem').filter({ hasText: words })

test('a reached goal is paid out by two people with its document, and the family and everyone read what it did', async ({
  request,
  openBrowser,
  page: visitor,
}) => {
  const goal = await addGoal(request)
  const payout = {
    dollars: '1150',
    payee: 'Springfield Dive Club',
    what: `Pool time ${crypto.randomUUID().slice(0, 8)}`,
  }

  await test.step('a giver reads before the gift what becomes of money above the goal', async () => {
    await visitor.goto(paths.prospect(goal))
    await visitor.getByText('If more comes in than is needed').click()
    await expect(visitor.getByText(/What comes in above a goal is general support of Lena/)).toBeVisible()
  })

  const [asker, other] = await Promise.all([
    openBrowser({ as: await keptSessionOf(request, 'admin'), viewport: desk }),
    openBrowser({ as: await keptSessionOf(request, 'superadmin'), viewport: phone }),
  ])
  await test.step('an open goal keeps its money until it is reached', async () => {
    await giveTo(request, goal, 100_000)
    const drawer = await openMoney(asker, goal)
    await expect(drawer.getByText(/This goal is not reached yet/)).toBeVisible()
    await giveTo(request, goal, 25_000)
  })

  await test.step('what came in above it is general support', async () => {
    const drawer = await openMoney(asker, goal)
    await expect(factOf(drawer, 'Raised')).toHaveText('$1,250.00')
    await expect(factOf(drawer, 'Can be paid out now')).toHaveText('$1,200.00')
    await expectWellMade(asker)
  })

  await test.step('what is missing is said at each field, and nothing typed is lost', async () => {
    const drawer = drawerOf(asker)
    await drawer.getByLabel('Paid to').fill(payout.payee)
    await drawer.getByRole('button', { name: /^Record payout/ }).click()
    for (const words of [
      'Enter an amount within what is available',
      'Write at least three letters',
      'Choose the day',
      'Add the bill, slip or letter first',
    ])
      await expect(drawer.getByText(words)).toBeVisible()
    await expect(drawer.getByLabel('Paid to')).toHaveValue(payout.payee)
  })

  await test.step('above the limit the form says that somebody else decides, and its recorder can’t', async () => {
    const drawer = drawerOf(asker)
    await drawer.getByLabel('Amount').fill(payout.dollars)
    await expect(drawer.getByText(/somebody else has to approve it/)).toBeVisible()
    await record(asker, drawer, payout)
    await expect(asker.getByText('This waits for a second person of the staff now.')).toBeVisible()
    const line = lineOf(drawer, payout.what)
    await expect(line).toContainText('Waiting')
    await expect(line).toContainText('$1,150.00 waits for a second person of the staff.')
    await expect(factOf(drawer, 'Can be paid out now')).toHaveText('$50.00')
  })

  await test.step('the second person finds it among what waits, opens the document and approves', async () => {
    await other.goto(`${paths.adminDisbursements}?tab=records&state=waiting&q=nobody-by-this-name`)
    await other.getByRole('main').getByRole('link', { name: 'Clear filters' }).last().click()
    await expect(other).toHaveURL(/\?tab=records$/)
    await other.goto(`${paths.adminDisbursements}?tab=records&state=waiting&q=Lena`)
    await other.getByRole('link', { name: payout.what }).click()
    const line = lineOf(drawerOf(other), payout.what)
    const bill = await line.getByRole('link', { name: /^Open the document of/ }).getAttribute('href')
    expect((await request.get(bill ?? '')).headers()['content-type']).toContain('image/')
    await expectWellMade(other)
    await line.getByRole('link', { name: 'Open the approval' }).click()
    const approval = approvalOf(other)
    await expect(approval).toContainText('Springfield Dive Club')
    await expect(approval.getByRole('link', { name: 'Open the document' })).toBeVisible()
    await approval.getByRole('button', { name: 'Approve' }).click()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    await expect(approval.getByText('Approved', { exact: true })).toBeVisible()
    // Who waits for it sees it without asking.
    await expect(lineOf(drawerOf(asker), payout.what)).toContainText('Paid')
    await expect(factOf(drawerOf(asker), 'Paid out')).toHaveText('$1,150.00')
  })

  await test.step('the family reads whom it went to, everyone what it was for', async () => {
    const family = await openBrowser({ as: await keptSessionOf(request, 'guardian'), viewport: phone })
    await family.goto(`${paths.prospectReceipts}?athlete=${goal.prospectId}`)
    const row = family.getByRole('row', { name: new RegExp(payout.what) })
    await expect(row).toContainText(payout.payee)
    await expect(row).toContainText('$1,150.00')
    await expectWellMade(family)
    const download = family.waitForEvent('download')
    await family.getByRole('button', { name: 'Download as PDF' }).click()
    expect((await download).suggestedFilename()).toBe('statement.pdf')
    await visitor.reload()
    await expect(visitor.getByText(new RegExp(`\\$1,150 · ${payout.what}`))).toBeVisible()
    await expect(visitor.getByText(payout.payee)).toHaveCount(0)
  })

  await test.step('the money above the goal lies with the athlete’s general support', async () => {
    await asker.goto(`${paths.adminDisbursements}?q=Lena&state=general`)
    const row = asker.getByRole('row', { name: /General support/ })
    // Each run adds fifty dollars.
    await expect(row.getByRole('cell').last()).toHaveText(/^\$[1-9]\d*\.00$/)
  })
})

/** A decision that failed, and a proof that nobody gave, leave the question open with what was typed. */
async function expectKeptAfterFailure(page: Page, asked: Locator): Promise<void> {
  const call = '**/api/admin/approvals/*/decide'
  const refuse = asked.getByRole('button', { name: 'Refuse' })
  await page.route(call, (route) => route.fulfill({ status: 500, body: '' }))
  await refuse.click()
  await expect(asked.getByText('This was not done.')).toBeVisible()
  await expect(asked.getByLabel('Why not')).toHaveValue('The bill is for another child')
  await page.unroute(call)
  const code = 'identity.proof_needed'
  const headers = { [refusalCodeHeader]: code }
  await page.route(call, (route) =>
    route.fulfill({ status: 403, headers, json: { error: 'Prove it.', code } }),
  )
  await refuse.click()
  const proof = page.getByRole('dialog', { name: 'Please confirm that it is you' })
  await proof.getByRole('button', { name: 'Cancel' }).click()
  await expect(proof).toHaveCount(0)
  await expect(asked.getByText('Prove it.')).toBeVisible()
  await expect(asked.getByLabel('Why not')).toHaveValue('The bill is for another child')
  await page.unroute(call)
}

test(
  'a payout that is refused says why, frees its money, and whoever comes second reads who decided',
  { tag: '@soak' },
  async ({ request, openBrowser, faults }) => {
    const goal = await addGoal(request)
    await giveTo(request, goal, 120_000)
    const payout = { dollars: '1100', payee: 'Springfield Dive Club', what: 'Camp with meals' }
    const asker = await openBrowser({ as: await keptSessionOf(request, 'admin'), viewport: desk })
    const drawer = await openMoney(asker, goal)
    await record(asker, drawer, payout)
    await expect(lineOf(drawer, payout.what)).toContainText('Waiting')

    const [first, second] = await Promise.all([
      openBrowser({ as: await keptSessionOf(request, 'superadmin'), viewport: desk }),
      openBrowser({ as: await keptSessionOf(request, 'superadmin'), viewport: desk }),
    ])
    for (const page of [first, second]) {
      const line = lineOf(await openMoney(page, goal), payout.what)
      await line.getByRole('link', { name: 'Open the approval' }).click()
    }
    await approvalOf(second).getByRole('button', { name: 'Approve' }).click()
    await approvalOf(first).getByRole('button', { name: 'Refuse' }).click()
    const asked = first.getByRole('alertdialog', { name: 'Refuse $1,100.00?' })
    await asked.getByRole('button', { name: 'Refuse' }).click()
    await expect(asked.getByText('Say why it may not go.')).toBeVisible()
    await asked.getByLabel('Why not').fill('The bill is for another child')
    await expectKeptAfterFailure(first, asked)
    await asked.getByRole('button', { name: 'Refuse' }).click()
    await expect(approvalOf(first).getByText('Refused', { exact: true })).toBeVisible()
    await expect(asked).toHaveCount(0)
    const late = second.getByRole('alertdialog')
    await late.getByRole('button', { name: 'Approve' }).click()
    await expect(late.getByText('Demo Superadmin decided this already.')).toBeVisible()

    const line = lineOf(drawer, payout.what)
    await expect(line).toContainText('Declined by Demo Superadmin')
    await expect(line).toContainText('The bill is for another child')
    await expect(factOf(drawer, 'Can be paid out now')).toHaveText('$1,200.00')
    // The browser itself notes an answer that fails; these were made to.
    await first.context().close()
    faults.splice(0, faults.length, ...faults.filter((fault) => !/status of (?:500|403)/.test(fault)))
  },
)

test(
  'staff set after how many days unused money moves on, and the next giver reads it',
  { tag: '@soak' },
  async ({ request, openBrowser, page: visitor }) => {
    const staff = await openBrowser({ as: await keptSessionOf(request, 'admin'), viewport: desk })
    await staff.goto(paths.adminDisbursements)
    await staff.getByText('Money that is not used').click()
    const days = staff.getByLabel('Days until it moves on')
    await days.fill('29')
    await staff.getByRole('button', { name: 'Save days' }).click()
    await expect(staff.getByText('Enter a whole number between 30 and 365')).toBeVisible()
    for (const [count, isBack] of [
      ['120', false],
      ['90', true],
    ] as const) {
      await days.fill(count)
      await staff.getByRole('button', { name: 'Save days' }).click()
      await expect(staff.getByText(new RegExp(`^${count} days, Demo Admin`)).first()).toBeVisible()
      if (isBack) continue
      await visitor.goto(paths.prospect({ prospectId: await findLena(request) }))
      await visitor.getByText('If more comes in than is needed').click()
      await expect(visitor.getByText(/what is left of it is, too, after 120 days/)).toBeVisible()
    }
  },
)
