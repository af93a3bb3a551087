import { strToU8, zipSync, type Zippable } from 'fflate'
import type { Passed } from '../../gate.ts'
import { wideLeaf } from '../books/leaf-format.ts'
import type { BookPicture, OnPage, PictureBook } from '../books/picture-book.ts'
import { placeBook } from '../books/place-book.ts'
import type { PlacedLeaf } from '../books/placed-leaf.ts'
import { renderPixels } from '../books/prepare-picture.ts'
import { openDocument } from '../page-layout.ts'
import { listFaces } from '../paper-fonts.ts'
import { containerXml, writeEpubPackage, type EpubItem } from './epub-package.ts'
import { epubDocument, writeEpubPage } from './epub-page.ts'
import { xmlText } from './xml-text.ts'

type Files = { zipped: Zippable; items: EpubItem[] }
type Named = { leaf: PlacedLeaf; id: string; name: string }

const pageWord: Record<string, string> = { en: 'Page', es: 'Página' }

/**
 * A book as EPUB 3 of fixed layout: each page stands as it does on paper, its words are words in embedded letters, its pictures
 * are told in words, and the package says so.
 */
export async function writeEpub(book: Passed<PictureBook>, onPage: OnPage): Promise<Buffer> {
  const files: Files = { zipped: {}, items: [] }
  const pages = namePages(book)
  const pictures = new Map<BookPicture, string>()
  for (const [at, { leaf, id, name }] of pages.entries()) {
    const shown = leaf.picture?.picture
    const picture = shown && (pictures.get(shown) ?? (await addPicture(files, shown, pictures.size)))
    if (shown && picture !== undefined) pictures.set(shown, picture)
    const { language } = book.title
    const text = writeEpubPage({ leaf, format: wideLeaf, name, language, picture })
    add(files, { id, href: `${id}.xhtml`, mediaType: 'application/xhtml+xml' }, strToU8(text))
    await onPage(at + 1)
  }
  addFaces(files)
  const nav = { id: 'nav', href: 'nav.xhtml', mediaType: 'application/xhtml+xml', properties: 'nav' }
  add(files, nav, strToU8(writeNav(book, pages)))
  return zip(book, files, { spine: pages.map(({ id }) => id), hasPictures: pictures.size > 0 })
}

function namePages(book: PictureBook): Named[] {
  const { language, text } = book.title
  // Words are measured as they are for paper, in a document that nobody writes.
  const measuring = openDocument({
    ...{ title: text, author: book.author, language, writtenAt: book.writtenAt },
    hands: ['story', 'story-bold', 'note'],
  })
  const leaves = placeBook(measuring, book, wideLeaf)
  return leaves.map((leaf, at) => {
    const end = at === leaves.length - 1 ? book.end[0]?.text : undefined
    const number = leaf.number === undefined ? undefined : `${pageWord[language] ?? 'Page'} ${leaf.number}`
    return { leaf, id: `page-${at}`, name: number ?? end ?? text }
  })
}

function add({ zipped, items }: Files, item: EpubItem, bytes: Uint8Array): void {
  items.push(item)
  zipped[`book/${item.href}`] = bytes
}

/** Drawings stay drawings; what was painted is pixels. */
async function addPicture(files: Files, { svg, painted }: BookPicture, number: number): Promise<string> {
  const isCover = number === 0 ? { properties: 'cover-image' } : {}
  const id = `picture-${number}`
  if (painted) {
    const href = `${id}.jpg`
    add(files, { id, href, mediaType: 'image/jpeg', ...isCover }, await renderPixels(painted))
    return href
  }
  const href = `${id}.svg`
  const drawing = svg.replaceAll(/ data-part="[^"]*"/g, '')
  add(files, { id, href, mediaType: 'image/svg+xml', ...isCover }, strToU8(drawing))
  return href
}

function addFaces(files: Files): void {
  const faces = listFaces(['story', 'story-bold', 'note'])
  const rules = faces.map(({ name, bytes }) => {
    add(files, { id: name, href: `${name}.woff`, mediaType: 'font/woff' }, bytes)
    const weight = name.startsWith('story-bold') ? 700 : 400
    const family = name.replace('story-bold', 'story')
    // As on paper, its numerals are others'.
    const signs = name.startsWith('note') ? 'unicode-range:U+0-2F,U+3A-10FFFF;' : ''
    return `@font-face{font-family:"${family}";font-weight:${weight};${signs}src:url(${name}.woff)}`
  })
  const css = `${rules.join('\n')}
body{margin:0;width:${wideLeaf.width}px;height:${wideLeaf.height}px;background:#FFFDF8;color:#14213D;font-family:"story-latin","story-latin-ext","story-vietnamese",sans-serif}
h1,p{position:absolute;margin:0;white-space:nowrap;font-weight:400}
img{position:absolute;border-radius:10px}
.note{font-family:"note-latin","note-latin-ext","story-latin","story-latin-ext","story-vietnamese",sans-serif}
.number{left:0;width:100%;text-align:center;font-size:12px;color:#414E69}
nav li{margin:8px}
`
  add(files, { id: 'css', href: 'book.css', mediaType: 'text/css' }, strToU8(css))
}

function writeNav({ title }: PictureBook, pages: readonly Named[]): string {
  const rows = pages.map(({ id, name }) => `<li><a href="${id}.xhtml">${xmlText(name)}</a></li>`)
  const body = `<nav epub:type="toc" id="toc">\n<h2>${xmlText(title.text)}</h2>\n<ol>\n${rows.join('\n')}\n</ol>\n</nav>`
  return epubDocument({ title: title.text, language: title.language, head: '', body })
}

function zip(book: PictureBook, files: Files, order: { spine: string[]; hasPictures: boolean }): Buffer {
  const { id, title, author, writtenAt } = book
  const spoken = [title, ...book.pages.flatMap(({ words }) => words)].map(({ language }) => language)
  const facts = { id, title: title.text, author, writtenAt, languages: [...new Set(spoken)] }
  const opf = writeEpubPackage({ ...facts, ...order, items: files.items })
  // What the file is comes first and as it is, so that whoever looks at its first bytes knows.
  const zipped: Zippable = {
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(containerXml),
    'book/package.opf': strToU8(opf),
    ...files.zipped,
  }
  return Buffer.from(zipSync(zipped, { mtime: writtenAt, level: 6 }))
}
