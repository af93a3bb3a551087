import { useEffect, useState } from 'react'

/**
 * Gives the focus back to what opened the part, once the part is gone. The library tries to do so at once; but where a
 * change of the address closes the part, the page behind it can be focused only a moment later.
 */
export function useFocusBack(): void {
  // Read while rendering: a part inside takes the focus as soon as it stands in the page.
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  useEffect(() => () => giveBack(opener), [opener])
}

function giveBack(opener: Element | null): void {
  requestAnimationFrame(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (!isLost || !(opener instanceof HTMLElement) || !opener.isConnected) return
    if (opener.closest('[inert]')) giveBack(opener)
    else opener.focus()
  })
}
