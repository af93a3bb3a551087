/** An element of a page as it was sent: nothing has run on it. */
export type PageElement = {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: (PageElement | string)[]
}

/** A comment, a tag with its attributes, or the text up to the next of them. */
const part = /<!--[^]*?-->|<![^>]*>|<(\/?)([a-z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi
const attribute = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
/** Their content is text, whatever it looks like. */
const textual = new Set(['script', 'style', 'textarea', 'title'])
const unread = new Set(['script', 'style', 'noscript'])

/** Reads a page of ours. Each element is closed where it ends, as React and the sandbox write them. */
export function readHtml(html: string): PageElement {
  const root: PageElement = { tag: '#page', attributes: {}, children: [] }
  const open = [root]
  part.lastIndex = 0
  for (let found = part.exec(html); found; found = part.exec(html)) {
    const [text, slash, name, attributes = ''] = found
    const tag = name?.toLowerCase()
    if (tag === undefined) {
      if (!text.startsWith('<!')) open.at(-1)?.children.push(decode(text))
    } else if (slash) close(open, tag)
    else {
      const element: PageElement = { tag, attributes: readAttributes(attributes), children: [] }
      open.at(-1)?.children.push(element)
      if (textual.has(tag)) part.lastIndex = readText(element, html, part.lastIndex)
      else if (!empty.has(tag) && !attributes.endsWith('/')) open.push(element)
    }
  }
  return root
}

/** Closes the innermost open element of this name with all that is open in it. */
function close(open: PageElement[], tag: string): void {
  const at = open.findLastIndex((element) => element.tag === tag)
  if (at > 0) open.length = at
}

/** Takes an element's text up to its end, and answers where that is. A page that never closes it fails the test. */
function readText(element: PageElement, html: string, from: number): number {
  const end = html.indexOf(`</${element.tag}`, from)
  const closed = end === -1 ? -1 : html.indexOf('>', end)
  if (closed === -1) throw new Error(`<${element.tag}> is never closed: ${html.slice(from, from + 100)}`)
  const text = html.slice(from, end)
  element.children.push(element.tag === 'script' || element.tag === 'style' ? text : decode(text))
  return closed + 1
}

function readAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(attribute)].map(([, name = '', quoted, single, bare]) => [
    name.toLowerCase(),
    decode(quoted ?? single ?? bare ?? ''),
  ])
  return Object.fromEntries(pairs) as Record<string, string>
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[String(name)] ?? whole
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16))
  })
}

/** What is looked for: a tag, attributes with these values (`true`: whichever), and words in its text. */
export type Sought = {
  tag?: string
  attributes?: Readonly<Record<string, string | true>>
  words?: string | RegExp
}

/** Every such element below another one, in the order of the page. */
export function findAll(below: PageElement, sought: Sought): PageElement[] {
  return below.children.flatMap((child) => {
    if (typeof child === 'string') return []
    return [...(isSought(child, sought) ? [child] : []), ...findAll(child, sought)]
  })
}

/** The first such element; a page without it fails the test. */
export function find(below: PageElement, sought: Sought): PageElement {
  const [first] = findAll(below, sought)
  if (!first) throw new Error(`no ${describe(sought)} in: ${wordsOf(below).slice(0, 600)}`)
  return first
}

function isSought(element: PageElement, { tag, attributes = {}, words }: Sought): boolean {
  if (tag !== undefined && element.tag !== tag) return false
  const hasAll = Object.entries(attributes).every(([name, value]) => {
    const given = element.attributes[name]
    return value === true ? given !== undefined : given === value
  })
  if (!hasAll || words === undefined) return hasAll
  return typeof words === 'string' ? wordsOf(element).includes(words) : words.test(wordsOf(element))
}

function describe({ tag = 'element', attributes = {}, words }: Sought): string {
  return [tag, JSON.stringify(attributes), words === undefined ? '' : `with ${words}`].join(' ')
}

/** What an element says, in one line. */
export function wordsOf(element: PageElement): string {
  return textOf(element).replaceAll(/\s+/g, ' ').trim()
}

/** The text of a script, a style or a text area, to the letter. */
export function sourceOf({ children }: PageElement): string {
  return children.filter((child) => typeof child === 'string').join('')
}

function textOf(element: PageElement): string {
  if (unread.has(element.tag)) return ''
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
}
