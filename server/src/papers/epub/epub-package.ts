import { xmlText } from './xml-text.ts'

export type EpubItem = { id: string; href: string; mediaType: string; properties?: string }
export type EpubPackage = {
  id: string
  title: string
  author: string
  languages: readonly string[]
  writtenAt: Date
  items: readonly EpubItem[]
  /** The ids of the pages, in their order. */
  spine: readonly string[]
  hasPictures: boolean
}

/** Where a reader of EPUBs begins. */
export const containerXml = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`

/** What the book is, what it is made of, in which order, and who can read it in which way. */
export function writeEpubPackage(facts: EpubPackage): string {
  const { id, title, author, languages, writtenAt, items, spine } = facts
  const modified = writtenAt.toISOString().replace(/\.\d+Z$/, 'Z')
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${languages[0] ?? 'en'}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:${xmlText(id)}</dc:identifier>
<dc:title>${xmlText(title)}</dc:title>
<dc:creator>${xmlText(author)}</dc:creator>
${languages.map((language) => `<dc:language>${language}</dc:language>`).join('\n')}
<meta property="dcterms:modified">${modified}</meta>
<meta property="rendition:layout">pre-paginated</meta>
<meta property="rendition:orientation">auto</meta>
<meta property="rendition:spread">none</meta>
${writeAccess(facts)}
</metadata>
<manifest>
${items.map(writeItem).join('\n')}
</manifest>
<spine>
${spine.map((page) => `<itemref idref="${page}"/>`).join('\n')}
</spine>
</package>
`
}

/** Every picture is told in words, so the words alone are enough. */
function writeAccess({ hasPictures }: EpubPackage): string {
  const metas: (readonly [string, string])[] = [
    ['accessMode', 'textual'],
    ...(hasPictures ? [['accessMode', 'visual'] as const] : []),
    ['accessModeSufficient', 'textual'],
    ...(hasPictures ? [['accessibilityFeature', 'alternativeText'] as const] : []),
    ['accessibilityFeature', 'structuralNavigation'],
    ['accessibilityFeature', 'readingOrder'],
    ['accessibilityHazard', 'none'],
    ['accessibilitySummary', 'Every picture is described in words, and each text says its language.'],
  ]
  return metas.map(([name, value]) => `<meta property="schema:${name}">${value}</meta>`).join('\n')
}

function writeItem({ id, href, mediaType, properties }: EpubItem): string {
  const more = properties === undefined ? '' : ` properties="${properties}"`
  return `<item id="${id}" href="${href}" media-type="${mediaType}"${more}/>`
}
