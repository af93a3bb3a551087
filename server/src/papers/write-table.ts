import type { PaperTable } from './paper.ts'
import type { Pen } from './page-layout.ts'
import { writeParagraph, type Pages } from './pages.ts'
import { openTable, type Cell } from './table.ts'

const ink = '#14213D'
const plain: Pen = { size: 8.5, weight: 'plain', color: ink }
const bold: Pen = { ...plain, weight: 'bold' }

/** Writes the rows of a table as they come. Its head stands on every page, and is told of once. */
export async function writeTable(
  pages: Pages,
  { caption, columns, batches, total, none }: PaperTable,
): Promise<void> {
  const cellsOf = (texts: readonly string[], pen: Pen, head?: 'Column'): Cell[] =>
    columns.map(({ share, numeric }, position) => ({
      tag: head || position === 0 ? 'TH' : 'TD',
      scope: head ?? (position === 0 ? 'Row' : undefined),
      text: texts[position] ?? '',
      pen,
      share,
      align: numeric && 'right',
    }))
  const head = cellsOf(
    columns.map((column) => column.head),
    bold,
    'Column',
  )
  const table = openTable(pages, caption, head)
  let isEmpty = true
  for await (const rows of batches) {
    for (const row of rows) table.row(cellsOf(row, plain))
    isEmpty &&= rows.length === 0
  }
  if (!isEmpty && total) table.row(cellsOf(total(), bold), { isTotal: true })
  table.end()
  if (isEmpty) writeParagraph(pages, { text: none, pen: { ...plain, size: 10.5 } })
}
