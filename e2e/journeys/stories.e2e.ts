import type { Page } from '@playwright/test'
import { openAwake } from '../open-awake.ts'
import { expect, test } from '../tower-test.ts'

const storiesOf = (page: Page) => page.getByRole('group', { name: 'Featured stories' })
const shownStory = (page: Page) => storiesOf(page).getByRole('heading')
const firstStory = /^“We asked for one rug/
const secondStory = /^“They measured twice/
const lastStory = /^“The garden was for science/

test('whoever goes through the stories by keyboard is not hurried on', { tag: '@soak' }, async ({ page }) => {
  await openAwake(page)
  await storiesOf(page).getByRole('button', { name: 'Pause', exact: true }).focus()
  await page.clock.fastForward(60_000)
  await expect(shownStory(page)).toHaveText(firstStory)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(shownStory(page)).toHaveText(secondStory)
  await page.keyboard.press('Tab')
  await expect(storiesOf(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/programs\/sponsor-classroom\/about$/)
})

test('stories turn every eight seconds, wait under a pointer, and stay when one is chosen', async ({
  page,
}) => {
  await openAwake(page)
  await expect(shownStory(page)).toHaveText(firstStory)
  await page.clock.fastForward(8_100)
  await expect(shownStory(page)).toHaveText(secondStory)
  await shownStory(page).hover()
  await page.clock.fastForward(60_000)
  await expect(shownStory(page)).toHaveText(secondStory)
  await page.mouse.move(0, 0)
  await page.clock.fastForward(8_100)
  await expect(shownStory(page)).toHaveText(lastStory)

  const stories = storiesOf(page)
  await expect(stories.getByRole('button').first()).toHaveAccessibleName('Pause')
  await expect(stories.locator('[aria-live]')).toHaveAttribute('aria-live', 'off')
  await stories.getByRole('button', { name: 'Next story' }).click()
  await expect(shownStory(page)).toHaveText(firstStory)
  await expect(stories.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  await page.mouse.move(0, 0)
  await page.clock.fastForward(60_000)
  await expect(shownStory(page)).toHaveText(firstStory)
  await stories.getByRole('button', { name: 'Play', exact: true }).click()
  await page.clock.fastForward(8_100)
  await expect(shownStory(page)).toHaveText(secondStory)
})

test(
  'a finger pauses the stories, a swipe of thirty pixels turns them and a shorter one does not',
  { tag: '@soak' },
  async ({ openBrowser }) => {
    const page = await openBrowser({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true })
    await openAwake(page)
    const swipe = (by: number) => swipeStory(page, by)
    await swipe(-29)
    await expect(shownStory(page)).toHaveText(firstStory)
    await expect(storiesOf(page).getByRole('button').first()).toHaveAccessibleName('Play')
    await swipe(-30)
    await expect(shownStory(page)).toHaveText(secondStory)
    await swipe(30)
    await swipe(30)
    await expect(shownStory(page)).toHaveText(lastStory)
  },
)

/** What a finger on the shown story does. */
async function swipeStory(page: Page, by: number): Promise<void> {
  const heading = shownStory(page)
  for (const [type, x] of [
    ['touchstart', 200],
    ['touchend', 200 + by],
  ] as const) {
    await heading.evaluate(
      (target, { type, x }) => {
        const touch = new Touch({ identifier: 1, target, clientX: x, clientY: 300 })
        target.dispatchEvent(
          new TouchEvent(type, { bubbles: true, cancelable: true, changedTouches: [touch] }),
        )
      },
      { type, x },
    )
  }
}

test('who asks for less motion finds the stories standing', async ({ openBrowser }) => {
  const page = await openBrowser({ reducedMotion: 'reduce' })
  await openAwake(page)
  await expect(storiesOf(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(shownStory(page)).toHaveText(firstStory)
})

test('without scripts the first story is there, and no dead buttons', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  await page.goto('/')
  await expect(shownStory(page)).toHaveText(firstStory)
  await expect(storiesOf(page).getByRole('button')).toHaveCount(0)
})
