import { useEffect, useState } from 'react'

/**
 * Gives the focus back to what opened the part, once the part is gone. The library tries to do so at once; but where a
 * change of the address closes the part, or a form in it that was sent, the page behind it can be focused only a moment
 * later. `needsOpener`: where nothing had the focus before, nothing gets it after.
 */
export function useFocusBack({ needsOpener = false } = {}): void {
  // Read while rendering: a part inside takes the focus as soon as it stands in the page.
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  useEffect(
    () => () => {
      if (!needsOpener || (opener !== null && opener !== document.body)) giveBack(opener)
    },
    [opener, needsOpener],
  )
}

function giveBack(opener: Element | null): void {
  requestAnimationFrame(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    const back = isThere(opener) ? opener : (panelBelow() ?? heading())
    if (!isLost || !back) return
    if (back.closest('[inert]')) return giveBack(opener)
    back.focus()
    // Not every panel takes the focus.
    if (document.activeElement !== back) heading()?.focus()
  })
}

/** A decided row may have left the list that it was opened from. */
const isThere = (opener: Element | null): opener is HTMLElement =>
  opener instanceof HTMLElement && opener !== document.body && opener.isConnected

/** What lies open below the part: who goes on by keys would not get out of it from the page behind. */
function panelBelow(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].findLast(
    (panel) => !panel.closest('[inert]'),
  )
}

function heading(): HTMLElement | null {
  const found = document.querySelector<HTMLElement>('main h1')
  if (found) found.tabIndex = -1
  return found
}
