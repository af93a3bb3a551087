import { randomUUID } from 'node:crypto'
import { makeNonce } from '../http/make-nonce.ts'

/** The words that no two views of a page share, even where all the rest is the same. */
export type PageView = {
  /** Allows the scripts of this one answer and no others. */
  nonce: string
  /** Names this look at the page: what is sent from it twice, by a double click, is done once. */
  viewKey: string
}

/** Fresh words for one view. */
export function makeView(): PageView {
  return { nonce: makeNonce(), viewKey: randomUUID() }
}
