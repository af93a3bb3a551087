/**
 * Does something at once, or, while a button is pressed, once it is let go. Words that appear in between would push the
 * button away from under the pointer, and the press would be lost.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector('button:active') === null) act()
  else window.addEventListener('mouseup', () => setTimeout(act), { once: true })
}
