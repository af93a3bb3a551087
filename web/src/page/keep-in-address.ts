/** Keeps a choice in the page's address, so that reloading, or coming back from the payment page, keeps it. */
export function keepInAddress(name: string, value: string): void {
  const url = new URL(window.location.href)
  if ((url.searchParams.get(name) ?? '') === value) return
  if (value === '') url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  window.history.replaceState(window.history.state, '', url)
}
