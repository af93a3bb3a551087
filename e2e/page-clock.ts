import { expect, type Page } from '@playwright/test'

/** So little at a time that no timer of a page runs out before what is waited for has been seen. */
const stepMs = 50

/** Opens the next pages of this browser on a clock that stands still: time passes there only when it is wound. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  // Until then the new clock runs: it is stopped at a time that even a busy machine has not reached yet.
  await page.clock.pauseAt(now + 60_000)
}

/** Winds the page's clock a little at a time until something is so, however long the machine takes. Gives how far. */
export async function windUntil(page: Page, isSo: () => boolean | Promise<boolean>): Promise<number> {
  let woundMs = 0
  await expect(async () => {
    if (await isSo()) return
    await page.clock.runFor(stepMs)
    woundMs += stepMs
    expect(await isSo()).toBe(true)
  }).toPass({ timeout: 45_000, intervals: [50, 100, 200, 200, 400] })
  return woundMs
}
