/**
 * Calls back when somebody comes back to this page as it was left, as browsers show it after “Back” from a payment page. Gives the
 * function that stops it.
 */
export function onReturn(take: () => void): () => void {
  const onShown = (event: PageTransitionEvent) => {
    if (event.persisted) take()
  }
  window.addEventListener('pageshow', onShown)
  return () => window.removeEventListener('pageshow', onShown)
}
