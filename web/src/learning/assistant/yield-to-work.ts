const controls = 'a[href], button, input, select, textarea, label, summary, [role="button"]'
/** Where lists and tables of facts say an amount, a day or a state: on a phone at the right edge. */
const values = 'td, th, dd'

/** Nine places of a box, a little inside its edge. */
function placesIn({ left, top, width, height }: DOMRect): [number, number][] {
  const shares = [0.1, 0.5, 0.9]
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
  return Array.from(words.getClientRects()).some(
    ({ left, right, top, bottom }) =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top,
  )
}

/** Marks a floating button while it covers a control or a value, as the page moves under it. Answers how to stop. */
export function yieldToWork(button: HTMLElement): () => void {
  let frame = 0
  const look = () => {
    frame = 0
    button.toggleAttribute('data-yields', coversWork(button))
  }
  const lookSoon = () => {
    frame ||= requestAnimationFrame(look)
  }
  const size = new ResizeObserver(lookSoon)
  size.observe(document.body)
  const moves = ['scroll', 'resize'] as const
  for (const move of moves) addEventListener(move, lookSoon, { passive: true })
  lookSoon()
  return () => {
    cancelAnimationFrame(frame)
    size.disconnect()
    for (const move of moves) removeEventListener(move, lookSoon)
  }
}
