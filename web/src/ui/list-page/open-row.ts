import type { MouseEvent } from 'react'

/** What does something of its own where it is pressed. */
const ownActs = 'a, button, input, label, select, textarea, summary, [role=button]'

/**
 * A press anywhere in a row opens it, as its name does: by keys and for screen readers that link is the way. Who marks words to
 * copy them opens nothing.
 */
export function openRow({
  target,
  ctrlKey,
  metaKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(ownActs)) return
  if (window.getSelection()?.isCollapsed === false) return
  const link = target.closest('tr')?.querySelector<HTMLAnchorElement>('th a')
  link?.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  )
}
