const controls = 'a[href], button, input, select, textarea, label, summary, [role="button"]'

/** Nine places of a box, a little inside its edge. */
function placesIn({ left, top, width, height }: DOMRect): [number, number][] {
  const shares = [0.1, 0.5, 0.9]
  return shares.flatMap((across) =>
    shares.map((down): [number, number] => [left + width * across, top + height * down]),
  )
}

/** Whether a button that floats over the page lies over something of it that can be pressed. */
export function coversControl(button: Element): boolean {
  return placesIn(button.getBoundingClientRect()).some(([x, y]) =>
    document
      .elementsFromPoint(x, y)
      .some((below) => !button.contains(below) && below.closest(controls) !== null),
  )
}

/** Marks a floating button while it covers a control, as the page moves under it. Answers how to stop. */
export function yieldToControls(button: HTMLElement): () => void {
  let frame = 0
  const look = () => {
    frame = 0
    button.toggleAttribute('data-yields', coversControl(button))
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
