import { expect, type Locator, type Page } from '@playwright/test'

const longestWay = 80

/** Presses Tab, or Shift+Tab, until this control has the focus; on the way the focus can always be seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < longestWay; presses++) {
    const { isThere, fault } = await target.evaluate(lookAtFocus)
    if (presses > 0) expect(fault).toBeUndefined()
    if (isThere) return
    await page.keyboard.press(key)
  }
  throw new Error(`${longestWay} presses of ${key} did not lead to ${String(target)}`)
}

/** Presses Tab through a whole page, or Shift+Tab back through it. Gives the faults and how many stops there were. */
export async function walkByKey(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = []
  for (let stops = 0; stops < 300; stops++) {
    await page.keyboard.press(key)
    const { isNew, fault } = await page.evaluate(lookAtFocus, null)
    // The way ends where it leaves the page, or comes to a control for the second time.
    if (!isNew) return { stops, faults }
    // A page that is still loading moves under the focus and brings it back: what is wrong a moment later is a fault.
    const lasting = fault && (await findLastingFault(page))
    if (lasting) faults.push(lasting)
  }
  throw new Error(`${page.url()} has no end for ${key}`)
}

async function findLastingFault(page: Page): Promise<string | undefined> {
  await page.waitForTimeout(300)
  return findFocusFault(page)
}

/** What is wrong with the focus: it has no ring, is out of sight, or something lies over it. */
export async function findFocusFault(page: Page): Promise<string | undefined> {
  return (await page.evaluate(lookAtFocus, null)).fault
}

type Focus = { isThere: boolean; isNew: boolean; fault?: string }

/** In the page, in one go: whether the focus is on this target or was never where it is now, and what is wrong with it. */
function lookAtFocus(target: Element | null): Focus {
  const { activeElement: focused } = document
  const isThere = focused === target
  if (!focused || focused === document.body) return { isThere, isNew: false }
  const visited = ((window as { visited?: Set<Element> }).visited ??= new Set())
  const isNew = !visited.has(focused)
  visited.add(focused)
  const name = `${location.pathname} ${innerWidth} px: ${focused.outerHTML.replace(/\s+/g, ' ').slice(0, 120)}`

  // A cell draws the ring around the whole target, not around the small control in it.
  const around = [focused, focused.parentElement, focused.closest('label')].filter((one) => one !== null)
  const ringed = around.find((one) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
  })
  if (!ringed) return { isThere, isNew, fault: `${name} has no ring` }

  // Words of a link may stand on two lines: its first line is enough.
  const box = ringed.getClientRects()[0] ?? ringed.getBoundingClientRect()
  const isReached = [0.1, 0.5, 0.9].some((across) =>
    [0.1, 0.5, 0.9].some((down) => {
      const hit = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down)
      return hit !== null && (ringed.contains(hit) || (hit.contains(ringed) && hit.matches('label, summary')))
    }),
  )
  return isReached ? { isThere, isNew } : { isThere, isNew, fault: `${name} is out of sight or covered` }
}
