import type { PageView } from './page-view.ts'

/** A page as it is kept: its bytes, cut where a word of one view stood. */
export type CachedPage = {
  status: number
  headers: Record<string, string>
  pieces: readonly Piece[]
  bytes: number
}

type Word = keyof PageView | 'path'
type Piece = Buffer | Word

/**
 * Cuts a rendered page at the words of the view it was rendered for. They were chance when it was rendered, so nothing
 * that a visitor or a donor wrote can stand where one of them does. `path` is such a word where a page is rendered for many
 * addresses at once.
 */
export function keepPage(
  html: string,
  view: PageView & { path?: string },
  { status, headers }: Pick<CachedPage, 'status' | 'headers'>,
): CachedPage {
  const words = new Map<string, Word>([
    [view.nonce, 'nonce'],
    [view.viewKey, 'viewKey'],
    ...(view.path === undefined ? [] : ([[withoutSlash(view.path), 'path']] as const)),
  ])
  const pieces = html
    .split(new RegExp(`(${[...words.keys()].map(escapeSigns).join('|')})`))
    .map((piece): Piece => words.get(piece) ?? Buffer.from(piece))
  return { status, headers, pieces, bytes: Buffer.byteLength(html) }
}

/** The page for another view. A path has plain signs alone (`leadsNowhere`): it may stand anywhere in it. */
export function fillPage({ pieces }: CachedPage, view: PageView & { path?: string }): Buffer {
  const words = { ...view, path: withoutSlash(view.path ?? '') }
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(words[piece]) : piece)))
}

/** A slash is written in more than one way. */
const withoutSlash = (path: string) => path.replace(/^\//, '')

/** The nonce is base64, whose plus means something else in a pattern. */
function escapeSigns(word: string): string {
  return word.replaceAll('+', String.raw`\+`)
}
