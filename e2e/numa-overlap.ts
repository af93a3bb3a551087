import type { Page } from '@playwright/test'

/**
 * Where NUMA's button lies over something that is read, pressed or looked at, at the top of a page, halfway down and at its
 * foot; and whether it is in sight at the foot, which whoever looks for help comes to. It is measured by what is painted
 * there, and knows nothing of how the button finds out itself.
 */
export async function inspectNuma(page: Page, width: number): Promise<string[]> {
  const found = await page.evaluate(async () => {
    // The one that opens the panel: the panel's own to minimize it bears the name, too, and lies over nothing.
    const opening = 'button[aria-label*=NUMA]:not(section[aria-label=NUMA] *)'
    const findButton = () => [...document.querySelectorAll<HTMLElement>(opening)].at(-1)
    const first = findButton()
    if (!first || first.ariaExpanded === 'true' || getComputedStyle(first).display === 'none') return []
    const isFloating = getComputedStyle(first).position === 'fixed'
    const isSeen = () => getComputedStyle(findButton() ?? first).opacity !== '0'
    const reaches = (rect: DOMRect, box: DOMRect) =>
      rect.width > 1 &&
      Math.min(rect.right, box.right) - Math.max(rect.left, box.left) > 1 &&
      Math.min(rect.bottom, box.bottom) - Math.max(rect.top, box.top) > 1
    /** It is painted there, and not cut off by what it stands in. */
    const isThere = (element: Element, rect: DOMRect, box: DOMRect) => {
      const x = (Math.max(rect.left, box.left) + Math.min(rect.right, box.right)) / 2
      const y = (Math.max(rect.top, box.top) + Math.min(rect.bottom, box.bottom)) / 2
      return document.elementsFromPoint(x, y).some((below) => element === below || element.contains(below))
    }
    const listCovered = (): string[] => {
      const button = findButton() ?? first
      const box = button.getBoundingClientRect()
      const covered: string[] = []
      const note = (element: Element, rects: Iterable<DOMRect>, what: string) => {
        if (button.contains(element) || element.contains(button)) return
        if ([...rects].some((rect) => reaches(rect, box) && isThere(element, rect, box))) covered.push(what)
      }
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        if (!node.nodeValue?.trim() || !node.parentElement) continue
        const range = document.createRange()
        range.selectNode(node)
        note(node.parentElement, range.getClientRects(), `“${node.nodeValue.trim().slice(0, 40)}”`)
      }
      const things =
        'a[href], button, input, select, textarea, summary, img:not([alt=""]), svg[role=img], video'
      for (const thing of document.querySelectorAll(things))
        note(thing, thing.getClientRects(), `<${thing.localName}> ${thing.textContent.trim().slice(0, 40)}`)
      return covered
    }
    const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    if (!isFloating) return listCovered().map((what) => `in the header, lies over ${what}`)
    const listFaults = (where: string): string[] => {
      if (isSeen()) return listCovered().map((what) => `${where}, lies over ${what}`)
      return where === 'at the foot' ? [`is not in sight at the foot`] : []
    }
    const faults: string[] = []
    const foot = document.documentElement.scrollHeight - innerHeight
    for (const [where, top] of [
      ['at the top', 0],
      ['halfway', foot / 2],
      ['at the foot', foot],
    ] as const) {
      scrollTo({ top, behavior: 'instant' })
      await rest(220)
      // The button settles a moment after the page is at rest, on a busy machine a longer one, and after a message has gone.
      for (let tries = 0; listFaults(where).length > 0 && tries < 100; tries += 1) await rest(100)
      faults.push(...listFaults(where))
    }
    scrollTo({ top: 0, behavior: 'instant' })
    return faults
  })
  return found.map((fault) => `NUMA’s button at ${width} px ${fault}`)
}
