import {
  breakLines,
  lineHeight,
  page,
  textWidth,
  writeLines,
  type Document,
  type Pen,
} from './page-layout.ts'

const foot: Pen = { size: 8, weight: 'plain', color: '#414E69' }

export type Element = ReturnType<Document['struct']>

/** Where the writing of a paper stands: it goes from top to bottom, and on to a new page where one is full. */
export type Pages = {
  readonly document: Document
  /** The element that everything written is a part of. */
  readonly root: Element
  readonly footOf: (page: number) => string
  y: number
  count: number
}

/** Begins with the first page. */
export function startPages(facts: Pick<Pages, 'document' | 'root' | 'footOf'>): Pages {
  const pages = { ...facts, y: 0, count: 0 }
  turnPage(pages)
  return pages
}

/** Whether it had to go on to a new page for something this high. */
export function makeSpace(pages: Pages, height: number): boolean {
  if (pages.y + height <= page.height - page.foot) return false
  turnPage(pages)
  return true
}

function turnPage(pages: Pages): void {
  pages.document.addPage()
  pages.count += 1
  pages.y = page.margin
  decorate(pages.document, 'Pagination', () => {
    const place = { x: page.margin, y: page.height - page.margin, width: textWidth }
    writeLines(pages.document, [pages.footOf(pages.count)], foot, place)
  })
}

/** A heading or a paragraph, whole on one page. */
export function writeParagraph(
  pages: Pages,
  { tag = 'P', text, pen, after = 8 }: { tag?: 'P' | 'H1'; text: string; pen: Pen; after?: number },
): void {
  const { document, root } = pages
  const lines = breakLines(document, text, { width: textWidth, pen })
  const height = lines.length * lineHeight(pen)
  makeSpace(pages, height)
  const content = document.markStructureContent(tag)
  writeLines(document, lines, pen, { x: page.margin, y: pages.y, width: textWidth })
  document.endMarkedContent()
  root.add(document.struct(tag, {}, [content]))
  pages.y += height + after
}

/** The band under the head of a paper. */
export function drawBand(pages: Pages): void {
  decorate(pages.document, 'Layout', () =>
    pages.document.rect(page.margin, pages.y, textWidth, 4).fill('#FFC93C'),
  )
  pages.y += 22
}

/** The logo above the name, which says the same in words. */
export function drawLogo(pages: Pages, logo: Buffer): void {
  const fit: [number, number] = [150, 40]
  decorate(pages.document, 'Layout', () => pages.document.image(logo, page.margin, pages.y, { fit }))
  pages.y += fit[1] + 10
}

/** The mark of the product, where no logo was uploaded: arch over bar over square and circle. */
export function drawMark(pages: Pages): void {
  const { document } = pages
  decorate(document, 'Layout', () => {
    document
      .save()
      .translate(page.margin, pages.y)
      .scale(markHeight / 44)
    document.path('M9 16v-4a11 11 0 0 1 22 0v4z').fill('#FFC93C')
    document.roundedRect(3, 18, 34, 9, 2).fill('#2B50BE')
    document.roundedRect(3, 29, 15.5, 15, 2).fill('#D2603A')
    document.circle(29.5, 36.5, 7.5).fill('#168577').restore()
  })
  pages.y += markHeight + 10
}
const markHeight = 36

/** A thin line over the whole width. */
export function drawRule(document: Document, y: number, color: string): void {
  decorate(document, 'Layout', () =>
    document
      .moveTo(page.margin, y)
      .lineTo(page.margin + textWidth, y)
      .lineWidth(0.5)
      .stroke(color),
  )
}

/** What is drawn here is no part of the text. */
export function decorate(document: Document, type: 'Layout' | 'Pagination', draw: () => unknown): void {
  document.markContent('Artifact', { type })
  draw()
  document.endMarkedContent()
}
