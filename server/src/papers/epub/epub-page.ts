import type { LeafFormat } from '../books/leaf-format.ts'
import type { PlacedLeaf, PlacedText } from '../books/placed-leaf.ts'
import { lineHeight } from '../page-layout.ts'
import { xmlText } from './xml-text.ts'

type Page = {
  leaf: PlacedLeaf
  format: LeafFormat
  /** What the page is called where pages are listed. */
  name: string
  language: string
  /** Where its picture lies in the book. */
  picture: string | undefined
}

/** A page of a book for screens: everything stands where it stands on paper. */
export function writeEpubPage({ leaf, format, name, language, picture }: Page): string {
  const parts = [
    ...(picture === undefined ? [] : [writePicture(leaf, picture)]),
    ...leaf.texts.map(writeText),
    ...(leaf.number === undefined
      ? []
      : [
          `<p class="number" aria-hidden="true" style="top:${format.height - format.foot + 14}px">${leaf.number}</p>`,
        ]),
  ]
  return epubDocument({
    ...{ title: name, language, body: parts.join('\n') },
    head: `<meta name="viewport" content="width=${format.width}, height=${format.height}"/>`,
  })
}

type EpubDocument = { title: string; language: string; head: string; body: string }

/** A document of an EPUB, with what each of them begins and ends with. */
export function epubDocument({ title, language, head, body }: EpubDocument): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head>
<meta charset="UTF-8"/>
<title>${xmlText(title)}</title>
${head}
<link rel="stylesheet" type="text/css" href="book.css"/>
</head>
<body>
${body}
</body>
</html>
`
}

function writePicture({ picture: placed, isDecorated }: PlacedLeaf, address: string): string {
  if (!placed) return ''
  const { x, y, width, height, picture } = placed
  const { text, language } = picture.alt
  const alt = isDecorated ? 'alt=""' : `alt="${xmlText(text)}" lang="${language}" xml:lang="${language}"`
  return `<img src="${address}" ${alt} style="left:${px(x)};top:${px(y)};width:${px(width)};height:${px(height)}"/>`
}

function writeText({ tag, language, lines, pen, x, y, width, align }: PlacedText): string {
  const element = tag.toLowerCase()
  const place = `left:${px(x)};top:${px(y)};width:${px(width)};text-align:${align ?? 'left'}`
  const letters = `font-size:${px(pen.size)};line-height:${px(lineHeight(pen))};color:${pen.color}`
  const bold = pen.weight === 'story-bold' ? ';font-weight:700' : ''
  const words = lines.map(xmlText).join(' <br/>')
  const small = pen.weight === 'note' ? ' class="note"' : ''
  return `<${element}${small} lang="${language}" xml:lang="${language}" dir="auto" style="${place};${letters}${bold}">${words}</${element}>`
}

const px = (points: number) => `${Math.round(points * 100) / 100}px`
