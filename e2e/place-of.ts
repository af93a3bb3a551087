import type { Locator } from '@playwright/test'
import { expect } from './tower-test.ts'

/** Where an element stands on its page, in CSS pixels. */
export interface Place {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Where an element stands, asked until there is an answer: a list or a drawer
 * that is read again draws its elements anew, and between two of them
 * Playwright's `boundingBox` knows no place at all.
 */
export async function placeOf(element: Locator): Promise<Place> {
  let place: Place | null = null
  await expect
    .poll(
      async () => {
        place = await element.boundingBox()
        return place
      },
      { message: `the place of ${String(element)}` },
    )
    .not.toBeNull()
  if (!place) throw new Error(`${String(element)} has no place on its page.`)
  return place
}
