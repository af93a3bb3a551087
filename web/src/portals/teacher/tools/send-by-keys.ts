import type { KeyboardEvent } from 'react'

/** Ctrl or Command with Enter sends a form from wherever the typing is, also from several lines of text. */
export function sendByKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.closest('form')?.requestSubmit()
}
