import type { Leaving, Passed } from '../gate.ts'
import type { Paper } from './paper.ts'
import { passText } from './pass-papers.ts'
import { collectBytes } from './collect-bytes.ts'
import { openDocument, type Pen } from './page-layout.ts'
import { drawBand, drawLogo, drawMark, startPages, writeParagraph, type Pages } from './pages.ts'
import { openTable } from './table.ts'
import { writeTable } from './write-table.ts'

const ink = '#14213D'
const quiet = '#414E69'
const alarm = '#B4142E'
const heading: Pen = { size: 22, weight: 'bold', color: ink }
const body: Pen = { size: 10.5, weight: 'plain', color: ink }
const small: Pen = { size: 9, weight: 'plain', color: quiet }

/**
 * Lays a paper out as a tagged PDF (PDF/UA-1): its title and language are said, its faces embedded, headings, paragraphs
 * and tables marked as what they are, and whatever only decorates is marked as that. What people wrote leaves by the gate.
 */
export async function writePaper(given: Paper, leaving: Leaving): Promise<Passed<Buffer>> {
  const paper = await passParts(given, leaving)
  const { title, language, issuer, writtenAt } = paper
  const document = openDocument({ title, author: issuer.name, language, writtenAt })
  const written = collectBytes(document)
  const root = document.struct('Document')
  document.addStructure(root)
  const footOf = (page: number) => `${issuer.name} · ${paper.pageLabel(page)}`
  const pages = startPages({ document, root, footOf })
  writeHead(pages, paper)
  writeFacts(pages, paper)
  if (paper.table) await writeTable(pages, paper.table)
  pages.y += 6
  for (const text of paper.closing()) writeParagraph(pages, { text, pen: small })
  root.end()
  document.end()
  await leaving.end()
  return (await written) as Passed<Buffer>
}

/** Whatever was typed by somebody. The rows of a table come later, and pass as they come. */
async function passParts(paper: Paper, leaving: Leaving): Promise<Paper> {
  const { facts, table } = paper
  const rows: [string, string][] = []
  for (const [label, value] of facts.rows) rows.push([label, await passText(leaving, value)])
  return {
    ...paper,
    title: await passText(leaving, paper.title),
    paragraphs: await leaving.texts(paper.paragraphs),
    facts: { ...facts, rows },
    ...(table && { table: { ...table, batches: passRows(table.batches, leaving) } }),
  }
}

async function* passRows(
  batches: AsyncIterable<readonly (readonly string[])[]>,
  leaving: Leaving,
): AsyncGenerator<string[][]> {
  for await (const lines of batches) {
    const texts = (await leaving.texts(lines.flat())).toReversed()
    yield lines.map((cells) => cells.map(() => texts.pop() ?? ''))
  }
}

function writeHead(pages: Pages, { title, issuer, notice, paragraphs }: Paper): void {
  if (issuer.logo) drawLogo(pages, issuer.logo)
  else drawMark(pages)
  writeParagraph(pages, { text: issuer.name, pen: { size: 13, weight: 'bold', color: ink } })
  for (const text of issuer.lines) writeParagraph(pages, { text, pen: small, after: 0 })
  pages.y += 6
  drawBand(pages)
  writeParagraph(pages, { tag: 'H1', text: title, pen: heading })
  if (notice !== undefined)
    writeParagraph(pages, { text: notice, pen: { size: 11, weight: 'bold', color: alarm } })
  for (const text of paragraphs) writeParagraph(pages, { text, pen: body })
}

function writeFacts(pages: Pages, { facts }: Paper): void {
  pages.y += 4
  const table = openTable(pages, facts.caption)
  for (const [label, value] of facts.rows) {
    table.row([
      { tag: 'TH', scope: 'Row', text: label, pen: { ...body, color: quiet }, share: 0.36 },
      { tag: 'TD', text: value, pen: { ...body, weight: 'bold' }, share: 0.64 },
    ])
  }
  table.end()
  pages.y += 14
}
