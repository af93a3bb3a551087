const controls = 'a[href], button, input, select, textarea, label, summary, [role="button"]'
/** Where lists and tables of facts say an amount, a day or a state: on a phone at the right edge. */
const values = 'td, th, dd'

const shares = [0.1, 0.5, 0.9]

/** Nine places of a box, a little inside its edge. */
function placesIn({ left, top, width, height }: DOMRect): [number, number][] {
  return shares.flatMap((across) =>
    shares.map((down): [number, number] => [left + width * across, top + height * down]),
  )
}

/** Whether a button that floats over the page lies over something of it that can be pressed, or over a value of a list. */
export function coversWork(button: Element): boolean {
  const box = button.getBoundingClientRect()
  return placesIn(box).some(([x, y]) =>
    document.elementsFromPoint(x, y).some((below) => {
      if (button.contains(below)) return false
      if (below.closest(controls)) return true
      const value = below.closest(values)
      return value !== null && hasWordsIn(value, box)
    }),
  )
}

function hasWordsIn(element: Element, box: DOMRect): boolean {
  const words = document.createRange()
  words.selectNodeContents(element)
  return [...words.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top,
  )
}

/** After any of these the page, the button or what lies below it may be elsewhere. */
const moves = ['scroll', 'resize', 'click', 'keyup'] as const

/**
 * Marks a floating button while it covers a control or a value, as the page moves under it. The button is looked up each
 * time, since the one that opens the panel takes the place of the first. Answers how to stop.
 */
export function yieldToWork(find: () => Element | null): () => void {
  let frame = 0
  const look = () => {
    frame = 0
    const button = find()
    button?.toggleAttribute('data-yields', coversWork(button))
  }
  const lookSoon = () => {
    frame ||= requestAnimationFrame(look)
  }
  const size = new ResizeObserver(lookSoon)
  size.observe(document.body)
  for (const move of moves) addEventListener(move, lookSoon, { passive: true })
  lookSoon()
  return () => {
    cancelAnimationFrame(frame)
    size.disconnect()
    for (const move of moves) removeEventListener(move, lookSoon)
  }
}
