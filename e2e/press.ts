import { expect, type Locator } from '@playwright/test'

/** Presses a button or a link by keyboard, once it takes a press: what was asked before may still be under way. */
export async function press(button: Locator): Promise<void> {
  await button.focus()
  await expect(button).not.toHaveAttribute('aria-busy', 'true')
  await button.press('Enter')
}
