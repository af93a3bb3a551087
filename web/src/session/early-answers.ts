declare global {
  interface Window {
    /**
     * Gives the answer to what the page asked for early, once; undefined where it did not, or for somebody else, or so long ago that it
     * may not be true any more. Written into the pages of portals (`early-reads.ts`), where it weighs on no script.
     */
    towerEarly?: (path: string, bearer: string | undefined) => Promise<Response> | undefined
  }
}

let dropped = 0

/** What was asked before something was written, or before a live event came, may not show it: neither what waits nor what is on its way. */
export function dropEarlyAnswers(): void {
  dropped += 1
  delete window.towerEarly
}

/** The answer that was asked for early; undefined where there is none that is still true when it has come. */
export async function takeEarlyAnswer(
  path: string,
  bearer: string | undefined,
): Promise<Response | undefined> {
  const before = dropped
  const answer = await window.towerEarly?.(path, bearer)
  return dropped === before ? answer : undefined
}
