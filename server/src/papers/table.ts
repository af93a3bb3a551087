import {
  breakLines,
  lineHeight,
  page,
  textWidth,
  writeLines,
  type Document,
  type Pen,
} from './page-layout.ts'
import { decorate, drawRule, makeSpace, type Element, type Pages } from './pages.ts'

export type Cell = {
  tag: 'TH' | 'TD'
  scope?: 'Row' | 'Column' | undefined
  text: string
  pen: Pen
  /** Of the width of the table. */
  share: number
  align?: 'right' | undefined
}

export type Table = { row: (cells: readonly Cell[], look?: { isTotal?: true }) => void; end: () => void }

const padding = 4
const quietLine = '#CFD8E8'
const strongLine = '#14213D'

type Measured = { cells: readonly Cell[]; lines: string[][]; height: number }

/** Opens a table. A head stands on every page of it, and is told of once. */
export function openTable(pages: Pages, caption: string, head?: readonly Cell[]): Table {
  const { document, root } = pages
  const element = document.struct('Table', { alt: caption })
  root.add(element)
  const measuredHead = head && measure(document, head)
  const row: Table['row'] = (cells, look) => {
    const measured = measure(document, cells)
    if (makeSpace(pages, measured.height) && measuredHead) repeatHead(pages, measuredHead)
    element.add(writeRow(pages, measured, look))
  }
  if (head) row(head)
  return { row, end: () => void element.end() }
}

function measure(document: Document, cells: readonly Cell[]): Measured {
  const lines = cells.map(({ text, share, pen }) =>
    breakLines(document, text, { width: widthIn(share), pen }),
  )
  const heights = cells.map(
    ({ pen }, position) => Math.max(1, lines[position]?.length ?? 0) * lineHeight(pen),
  )
  return { cells, lines, height: Math.max(...heights) + 2 * padding }
}

const widthIn = (share: number) => share * textWidth - 2 * padding

function writeRow(pages: Pages, measured: Measured, { isTotal }: { isTotal?: true } = {}): Element {
  const { document } = pages
  const row = document.struct('TR')
  eachCell(pages, measured, (cell, write) => {
    const content = document.markStructureContent(cell.tag)
    write()
    document.endMarkedContent()
    row.add(document.struct(cell.tag, scopeOf(cell), [content]))
  })
  row.end()
  if (isTotal) drawRule(document, pages.y, strongLine)
  pages.y += measured.height
  if (!isTotal) drawRule(document, pages.y, quietLine)
  return row
}

// The package's types don't know the scope of a heading cell yet.
const scopeOf = ({ scope }: Cell): object => (scope ? { scope } : {})

/** The head of a table at the top of its next page: for eyes alone, whoever listens knows it. */
function repeatHead(pages: Pages, head: Measured): void {
  decorate(pages.document, 'Pagination', () => eachCell(pages, head, (_, write) => write()))
  pages.y += head.height
  drawRule(pages.document, pages.y, quietLine)
}

function eachCell(
  { document, y }: Pages,
  { cells, lines }: Measured,
  take: (cell: Cell, write: () => void) => void,
): void {
  let x: number = page.margin
  for (const [position, cell] of cells.entries()) {
    const place = { x: x + padding, y: y + padding, width: widthIn(cell.share), align: cell.align }
    take(cell, () => writeLines(document, lines[position] ?? [], cell.pen, place))
    x += cell.share * textWidth
  }
}
