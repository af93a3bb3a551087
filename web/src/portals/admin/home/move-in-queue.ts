import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }

/** Arrows, and j and k, move from line to line; Home and End go to the first and the last. */
export function moveInQueue(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-line]')]
  const at = links.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  const step = steps[event.key]
  const next = event.key === 'Home' ? 0 : event.key === 'End' ? links.length - 1 : step && at + step
  if (next === undefined) return
  event.preventDefault()
  links[Math.min(links.length - 1, Math.max(0, next))]?.focus()
}
