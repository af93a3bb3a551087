const controls = 'a[href], button, input, select, textarea, label, summary, [role="button"]'
/** Pictures that say something; what only decorates may lie under the button. */
const pictures = 'img:not([alt=""]), svg[role="img"], video, iframe'

/** How far apart the places are that are looked at: no letter of a line that is read slips between them. */
const apartPx = 11
/** What reaches in by less is not felt to be covered. */
const edgePx = 1

/** Places all over a box and along its edges, where the end of a word reaches in. */
function placesIn({ left, top, width, height }: DOMRect): [number, number][] {
  const along = (length: number) => {
    const steps = Math.ceil(length / apartPx)
    return Array.from({ length: steps + 1 }, (_, step) => edgePx + (step * (length - 2 * edgePx)) / steps)
  }
  return along(width).flatMap((x) => along(height).map((y): [number, number] => [left + x, top + y]))
}

/** Whether a button that floats over the page lies over something of it that is pressed, read or looked at. */
export function coversWork(button: Element): boolean {
  const box = button.getBoundingClientRect()
  // Where a form has its place it is not shown at all.
  if (box.width === 0) return false
  const below = new Set(placesIn(box).flatMap(([x, y]) => document.elementsFromPoint(x, y)))
  return [...below].some(
    (element) =>
      !button.contains(element) &&
      (element.closest(controls) !== null || element.matches(pictures) || hasWordsIn(element, box)),
  )
}

/** Whether words of the element itself, not of what stands in it, reach into the box. */
function hasWordsIn(element: Element, box: DOMRect): boolean {
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false
    const words = document.createRange()
    words.selectNode(node)
    return [...words.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    )
  })
}

/** After any of these the page, the button or what lies below it may be elsewhere. */
const moves = ['scroll', 'resize', 'click', 'keyup'] as const

/** It goes at once and comes back when the page is at rest: between two paragraphs it does not blink. */
const restMs = 150

/** A message that lay under it goes by itself, and the page does not move. */
const againMs = 2_000

/**
 * Marks a floating button while it covers what a page is for, as the page moves under it. The button is looked up each
 * time, since the one that opens the panel takes the place of the first. Answers how to stop.
 */
export function yieldToWork(find: () => Element | null): () => void {
  let frame = 0
  let rest: ReturnType<typeof setTimeout> | undefined
  const look = (isAtRest: boolean) => {
    const button = find()
    if (!button) return
    const covers = coversWork(button)
    if (covers || isAtRest) button.toggleAttribute('data-yields', covers)
    if (covers && isAtRest) rest = setTimeout(() => look(true), againMs)
  }
  const lookSoon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      look(false)
    })
    clearTimeout(rest)
    rest = setTimeout(() => look(true), restMs)
  }
  const size = new ResizeObserver(lookSoon)
  size.observe(document.body)
  for (const move of moves) addEventListener(move, lookSoon, { passive: true })
  lookSoon()
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(rest)
    size.disconnect()
    for (const move of moves) removeEventListener(move, lookSoon)
  }
}
