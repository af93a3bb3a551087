import type { Page } from '@playwright/test'
import { expect } from './tower-test.ts'

/**
 * Waits until an address that visitors share for a moment shows a heading. A failure names the headings that stood there
 * instead.
 */
export async function expectHeadingOn(page: Page, path: string, heading: string): Promise<void> {
  await expect
    .poll(() => headingsOn(page, path), { timeout: 30_000 })
    .toContainEqual(expect.stringContaining(heading))
}

/** Waits until an address that visitors share for a moment shows a heading no more. */
export async function expectNoHeadingOn(page: Page, path: string, heading: string): Promise<void> {
  await expect
    .poll(() => headingsOn(page, path), { timeout: 30_000 })
    .not.toContainEqual(expect.stringContaining(heading))
}

async function headingsOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  return page.locator('h1, h2, h3, h4').allTextContents()
}
