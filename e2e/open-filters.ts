import type { Locator, Page } from '@playwright/test'

/** The filters of a list lie behind a button: unfolds them. */
export async function openFilters(page: Page | Locator): Promise<void> {
  await page
    .getByRole('search')
    .getByRole('button', { name: /^Filters/, expanded: false })
    .click()
}
