import { expect, type Locator } from '@playwright/test'

/** Waits until React has taken an element of the rendered page over: until then a press is a plain form post. */
export async function untilHydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
}
