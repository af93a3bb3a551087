declare global {
  interface Window {
    /**
     * Gives the answer to what the page asked for early, once; undefined where it did not, or for somebody else, or so long ago that it
     * may not be true any more. Written into the pages of portals (`early-reads.ts`), where it weighs on no script.
     */
    towerEarly?: (path: string, bearer: string | undefined) => Promise<Response> | undefined
  }
}

/** What was asked before something was written may not show it. */
export function dropEarlyAnswers(): void {
  delete window.towerEarly
}
