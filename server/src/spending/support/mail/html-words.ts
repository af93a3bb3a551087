import { decodeEntities } from './decode-entities.ts'

/** No message holds more; what is quoted below it may be cut. */
const mostCharacters = 60_000
const mostDepth = 20

const breaks = new Set([
  ...['p', 'div', 'li', 'tr', 'ul', 'ol', 'table', 'section', 'article', 'center', 'pre'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'],
])

type Page = {
  lines: string[]
  line: string
  length: number
  /** How many quotes the line stands in, and the one before it. */
  depth: number
  lastDepth: number
  /** A paragraph ended or begins. */
  hasGap: boolean
  /** Text that is set as it stands. */
  keepsLines: boolean
}

/** The words of a mail that has no plain text, its quotes marked as in one. Each step goes through it once, whatever stands in it. */
export function htmlWords(html: string): string {
  const page: Page = {
    ...{ lines: [], line: '', length: 0, depth: 0, lastDepth: 0, hasGap: false, keepsLines: false },
  }
  const shown = ['style', 'script', 'head', 'title'].reduce(withoutElement, withoutComments(html))
  for (const [token] of shown.matchAll(/<[a-z/!?][^<>]*>|[^<]+|</gi)) {
    if (token.length > 1 && token.startsWith('<')) readTag(page, token)
    else writeText(page, token)
    if (page.length > mostCharacters) break
  }
  endLine(page)
  return page.lines.join('\n').replace(/\n{3,}/g, '\n\n')
}

function writeText(page: Page, token: string): void {
  // As a page shows it: any space is one, and lines of the source are none but in what is set as it stands.
  const [first = '', ...further] = page.keepsLines
    ? token.split(/\r?\n/)
    : [token.replace(/[ \t\r\n]+/g, ' ')]
  addWords(page, first)
  for (const line of further) {
    endLine(page, true)
    addWords(page, line)
  }
}

function addWords(page: Page, written: string): void {
  const text = decodeEntities(written).replaceAll('\u00a0', ' ')
  page.line += page.line === '' ? text.trimStart() : text
  page.length += text.length
}

function readTag(page: Page, tag: string): void {
  const [, end, name = ''] = /^<(\/?)([a-z0-9]*)/i.exec(tag.toLowerCase()) ?? []
  if (name === 'br') endLine(page, true)
  if (name === 'hr') {
    endLine(page)
    writeText(page, '_'.repeat(32))
    endLine(page)
  }
  if (!breaks.has(name)) return
  if (name === 'pre') page.keepsLines = !end
  endLine(page)
  if (name === 'p' || name === 'blockquote') page.hasGap = true
  if (name === 'blockquote') page.depth = Math.max(0, Math.min(mostDepth, page.depth + (end ? -1 : 1)))
}

/** Ends a line that has begun; an empty one only where it is meant, and before it the distance between paragraphs. */
function endLine(page: Page, evenEmpty = false): void {
  if (page.line.trim() === '' && !evenEmpty) return
  if (page.hasGap && page.lines.length > 0) page.lines.push(markOf(Math.min(page.depth, page.lastDepth)))
  page.lines.push(`${markOf(page.depth)} ${page.line}`.trim())
  page.length += 1
  Object.assign(page, { line: '', hasGap: false, lastDepth: page.depth })
}

const markOf = (depth: number) => Array.from({ length: depth }, () => '>').join(' ')

/** Programs hide what only some of them show in comments; one that is never closed is text. */
function withoutComments(html: string): string {
  let kept = ''
  let from = 0
  for (let begin = html.indexOf('<!--'); begin !== -1; begin = html.indexOf('<!--', from)) {
    const end = html.indexOf('-->', begin)
    if (end === -1) break
    kept += html.slice(from, begin)
    from = end + 3
  }
  return kept + html.slice(from)
}

/** Leaves out elements with what is in them; one that is never closed holds the rest. */
function withoutElement(html: string, name: string): string {
  const begins = new RegExp(`<${name}\\b`, 'gi')
  const ends = new RegExp(`</${name}>`, 'gi')
  let kept = ''
  let from = 0
  for (let begin = begins.exec(html); begin; begin = begins.exec(html)) {
    kept += html.slice(from, begin.index)
    ends.lastIndex = begin.index
    if (!ends.exec(html)) return kept
    from = begins.lastIndex = ends.lastIndex
  }
  return kept + html.slice(from)
}
