import type { Page } from '@playwright/test'
import { stopClock, windUntil } from './page-clock.ts'

/** A page whose clock only the test winds; it is awake once the late parts came and asked. */
export async function openAwake(page: Page, path = '/'): Promise<void> {
  let hasAsked = false
  void page.waitForResponse(/public-broadcasts/).then(() => (hasAsked = true))
  await stopClock(page)
  await page.goto(path)
  await windUntil(page, () => hasAsked)
  await page.waitForLoadState('networkidle')
}
