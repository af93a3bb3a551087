import type { Locator, Page } from '@playwright/test'

/** The value beside a name in a list of facts. */
export function factOf(page: Page | Locator, name: string): Locator {
  return page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd')
}
