import type { PageView } from './page-view.ts'

/** A page as it is kept: its bytes, cut where a word of one view stood. */
export type CachedPage = {
  headers: Record<string, string>
  pieces: readonly Piece[]
  bytes: number
}

type Piece = Buffer | keyof PageView

/**
 * Cuts a rendered page at the words of the view it was rendered for. They were chance when it was rendered, so nothing
 * that a visitor or a donor wrote can stand where one of them does.
 */
export function keepPage(html: string, view: PageView, headers: Record<string, string>): CachedPage {
  const pieces = html
    .split(new RegExp(`(${escapeSigns(view.nonce)}|${view.viewKey})`))
    .map((piece): Piece => {
      if (piece === view.nonce) return 'nonce'
      return piece === view.viewKey ? 'viewKey' : Buffer.from(piece)
    })
  return { headers, pieces, bytes: Buffer.byteLength(html) }
}

/** The page for another view. */
export function fillPage({ pieces }: CachedPage, view: PageView): Buffer {
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(view[piece]) : piece)))
}

/** The nonce is base64, whose plus means something else in a pattern. */
function escapeSigns(word: string): string {
  return word.replaceAll('+', String.raw`\+`)
}
