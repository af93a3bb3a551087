import { visitPath } from '@tower/contract/matching/share-links.ts'

/** Counts a visit once for as long as this tab is open. It says which page, and nothing of who looks at it. */
export function countVisit(code: string): void {
  const key = `visited:${code}`
  try {
    if (sessionStorage.getItem(key) !== null) return
    sessionStorage.setItem(key, '1')
  } catch {
    // A browser that keeps nothing is counted each time.
  }
  void fetch(visitPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
    keepalive: true,
  }).catch(() => undefined)
}
