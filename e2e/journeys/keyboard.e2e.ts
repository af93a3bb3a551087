import type { Page } from '@playwright/test'
import { untilHydrated } from '../hydrated.ts'
import { findFocusFault, tabTo, walkByKey } from '../keyboard-focus.ts'
import { classroomOf, getClassroom } from '../classrooms.ts'
import { arriveAtPayment } from '../sandbox-page.ts'
import { expect, test } from '../tower-test.ts'

/** Widths and heights of windows as people have them, the lowest and the narrowest among them. */
const windows = [
  ...['320x568', '360x640', '375x667', '390x844', '412x915', '600x560', '768x1024', '820x1180', '1000x560'],
  ...['1001x560', '1024x600', '1024x768', '1280x560', '1280x640', '1280x720', '1280x800', '1366x768'],
  ...['1440x900', '1920x1080', '2560x1440'],
]

test('a gift can be made with the keyboard alone, and its button is in sight in every window', async ({
  page,
}, testInfo) => {
  await page.goto('/sponsor-classroom/donate')
  await untilHydrated(page.getByRole('button', { name: /^Donate \$/ }))

  await test.step('in twenty windows the button and the amounts are on the first screen, and the card is one screen high', async () => {
    for (const size of windows) {
      const [width = 0, height = 0] = size.split('x').map(Number)
      await page.setViewportSize({ width, height })
      const seen = { amounts: true, button: true, halfway: true, isOneScreen: true }
      expect({ size, ...(await lookAtGift(page)) }).toEqual({ size, ...seen })
    }
    testInfo.annotations.push({ type: 'rows', description: String(windows.length) })
    await page.setViewportSize({ width: 1280, height: 560 })
  })

  await test.step('the first Tab offers to skip to the content', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    expect(await findFocusFault(page)).toBeUndefined()
    await page.keyboard.press('Enter')
  })

  await test.step('an amount is chosen with the arrow keys', async () => {
    const hundred = page.getByRole('radio', { name: /^\$100/ })
    await tabTo(page, hundred)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: /^\$250/ })).toBeChecked()
    expect(await findFocusFault(page)).toBeUndefined()
  })

  await test.step('or typed', async () => {
    const amount = page.getByLabel('Other amount')
    await tabTo(page, amount)
    await page.keyboard.type('64')
  })

  await test.step('and the button leads to the payment page', async () => {
    const button = page.getByRole('button', { name: 'Donate $64 once' })
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await arriveAtPayment(page)
  })

  await test.step('where the payment is made with the keyboard, too', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Pay', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toContainText('Your $64 for the shared tower has arrived.')
  })
})

/**
 * What of the gift's card is in sight: its amounts and its button at the head of the page, and halfway down either the button or,
 * where the card goes by with the page, the bar that leads back to it. Beside the page's text the card is at most 640 px high.
 */
function lookAtGift(page: Page) {
  return page.evaluate(() => {
    const isSeen = (element: Element | null) => {
      const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect()
      if (top < 0 || bottom > innerHeight || bottom === top) return false
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return hit !== null && (element?.contains(hit) ?? false)
    }
    const card = document.querySelector('#gift')
    const pay = card?.querySelector('button[value=donate]') ?? null
    scrollTo(0, 0)
    const amounts = [...(card?.querySelectorAll('label:has([name=preset])') ?? [])].every(isSeen)
    const button = isSeen(pay)
    const isOneScreen = innerWidth < 1001 || (card?.getBoundingClientRect().height ?? 0) <= 640
    scrollTo(0, document.body.scrollHeight / 2)
    const halfway = isSeen(pay) || isSeen(document.querySelector('a[href="#gift"]'))
    scrollTo(0, 0)
    return { amounts, button, halfway, isOneScreen }
  })
}

test('a classroom can be nominated with the keyboard alone', { tag: '@soak' }, async ({ page, request }) => {
  const classroom = await getClassroom(request, classroomOf('keyboard'))
  await page.goto('/programs/sponsor-classroom/about')
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Nominate this classroom' }) })

  await tabTo(page, form.getByLabel('Classroom ID'))
  await page.keyboard.type(classroom.id)
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Your email or phone')).toBeFocused()
  await page.keyboard.type('keyboard@journey.test')
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Email for a confirmation link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('No mouse was needed.')
  await tabTo(page, form.getByRole('button', { name: 'Nominate this classroom' }))
  await page.keyboard.press('Enter')
  await expect(form.getByRole('status')).toHaveText('Thanks—nomination received!')
  expect((await getClassroom(request, classroomOf('keyboard'))).nominations).toBe(classroom.nominations + 1)
})

test(
  'a teacher can be nominated with the keyboard alone, also after a mistake',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto('/nominate-teacher')
    const fields = ['nominator_name', 'nominator_email', 'teacher_name', 'school', 'reason']
    const fieldOf = (name: string) => page.locator(`main form [name=${name}]`)
    const button = page.getByRole('button', { name: 'Submit nomination' })
    const values = ['Ada Reader', 'keyboard@journey.test', 'Mr. Lantern', 'Journey School', 'He reads aloud.']

    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await page.getByRole('alert').first().waitFor()
    await tabTo(page, fieldOf('nominator_name'), 'Shift+Tab')
    for (const [position, field] of fields.entries()) {
      await tabTo(page, fieldOf(field))
      await page.keyboard.type(values[position] ?? '')
    }
    await tabTo(page, button)
    await page.keyboard.press('Space')
    await expect(
      page.getByRole('status').filter({ hasText: 'Thanks! We’ll review your nomination.' }),
    ).toBeVisible()
  },
)

test(
  'a message can be sent with the keyboard alone, its topic chosen by the arrows',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto('/contact')
    await tabTo(page, page.getByLabel('Your name'))
    await page.keyboard.type('Ada Reader')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Your email')).toBeFocused()
    await page.keyboard.type('keyboard@journey.test')
    const topic = page.getByLabel('Program interest')
    await tabTo(page, topic)
    await page.keyboard.press('ArrowDown')
    await expect(topic).not.toHaveValue('')
    await tabTo(page, page.getByLabel('Your message'))
    await page.keyboard.type('No mouse was needed.')
    await tabTo(page, page.getByRole('button', { name: 'Send message' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/contact\/thanks$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your message arrived')
  },
)

for (const [key, width] of [
  ['Tab', 1280],
  ['Shift+Tab', 375],
] as const) {
  test(
    `whoever goes through a page by ${key} at ${width} px always sees the focus`,
    { tag: key === 'Tab' ? [] : '@soak' },
    async ({ openBrowser }) => {
      const page = await openBrowser({ viewport: { width, height: 700 }, reducedMotion: 'reduce' })
      const faults: string[] = []
      for (const path of ['/', '/sponsor', '/sponsor-classroom/donate', '/nominate-teacher', '/contact']) {
        await page.goto(path)
        await page.waitForLoadState('load')
        const walk = await walkByKey(page, key)
        expect(walk.stops, path).toBeGreaterThan(20)
        faults.push(...walk.faults)
      }
      expect(faults).toEqual([])
    },
  )
}
