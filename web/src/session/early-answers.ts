/** What a page asked for before its scripts came, by address; with the token that it was asked with. */
export type EarlyAnswers = { bearer: string; reads: Record<string, Promise<Response> | undefined> }

declare global {
  interface Window {
    towerEarly?: EarlyAnswers
  }
}

/** As long as what was read counts as fresh. */
const keptMs = 15_000

/**
 * The answer to a read that the page asked for early, once; undefined where it did not, or for somebody else, or so long ago that
 * it may not be true any more.
 */
export function takeEarlyAnswer(path: string, bearer: string | undefined): Promise<Response> | undefined {
  const early = window.towerEarly
  if (!early || early.bearer !== bearer || performance.now() > keptMs) return undefined
  const answer = early.reads[path]
  delete early.reads[path]
  return answer
}

/** What was asked before something was written may not show it. */
export function dropEarlyAnswers(): void {
  delete window.towerEarly
}
