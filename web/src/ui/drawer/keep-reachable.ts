const focusable = 'a[href], button, input, select, textarea, summary'

/** Where nothing in a part takes the focus, the part takes it itself: keys scroll only what the focus can reach. */
export function keepReachable(part: HTMLElement): () => void {
  const look = () => {
    if (part.querySelector(focusable)) part.removeAttribute('tabindex')
    else part.tabIndex = 0
  }
  look()
  const watching = new MutationObserver(look)
  watching.observe(part, { childList: true, subtree: true })
  return () => watching.disconnect()
}
