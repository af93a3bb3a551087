import type { Locator, Page } from '@playwright/test'
import { journeyRooms } from '../journey-rooms.ts'
import { getRoom } from '../rooms.ts'
import { arriveAtPayment } from '../sandbox-page.ts'
import { expect, test } from '../tower-test.ts'

const longestWay = 80

/** Presses Tab until this control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < longestWay; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${longestWay} presses of Tab did not lead to ${String(target)}`)
}

async function expectVisibleFocus(target: Locator): Promise<void> {
  const outline = await target.evaluate((element) => {
    // A cell draws the ring around the whole target, not around the small control in it.
    const marked = [element, element.parentElement, element.closest('label')].filter((one) => one !== null)
    return marked.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
    })
  })
  expect(outline, `the focus on ${String(target)} can be seen`).toBe(true)
}

test('a gift can be made with the keyboard alone', async ({ page }) => {
  await page.goto('/sponsor-classroom/donate')

  await test.step('the first Tab offers to skip to the content', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expectVisibleFocus(skip)
    await page.keyboard.press('Enter')
  })

  await test.step('an amount is chosen with the arrow keys', async () => {
    const hundred = page.getByRole('radio', { name: /^\$100/ })
    await tabTo(page, hundred)
    await expectVisibleFocus(hundred)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: /^\$250/ })).toBeChecked()
  })

  await test.step('or typed', async () => {
    const amount = page.getByLabel('Other amount')
    await tabTo(page, amount)
    await expectVisibleFocus(amount)
    await page.keyboard.type('64')
  })

  await test.step('and the button leads to the payment page', async () => {
    const button = page.getByRole('button', { name: 'Donate $64 once' })
    await tabTo(page, button)
    await expectVisibleFocus(button)
    await page.keyboard.press('Enter')
    await arriveAtPayment(page)
  })

  await test.step('where the payment is made with the keyboard, too', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Pay', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your $64 has arrived')
  })
})

test('a classroom can be nominated with the keyboard alone', async ({ page, request }) => {
  const room = await getRoom(request, journeyRooms.keyboard)
  await page.goto('/programs/sponsor-classroom/about')
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Nominate this classroom' }) })

  await tabTo(page, form.getByLabel('Classroom ID'))
  await page.keyboard.type(room.id)
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Your email or phone')).toBeFocused()
  await page.keyboard.type('keyboard@journey.test')
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('No mouse was needed.')
  await tabTo(page, form.getByRole('button', { name: 'Nominate this classroom' }))
  await page.keyboard.press('Enter')
  await expect(form.getByRole('status')).toHaveText('Thanks—nomination received!')
  expect((await getRoom(request, journeyRooms.keyboard)).nominations).toBe(room.nominations + 1)
})
