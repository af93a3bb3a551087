import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Leaving, Passed } from '../gate.ts'
import { rehearsalWords } from '../rehearsal-words.ts'
import type { Paper } from './paper.ts'
import { passText } from './pass-papers.ts'
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
  return writePapers({ ...given, leaving }, oneAlone(given, leaving))
}

async function* oneAlone(paper: Paper, leaving: Leaving): AsyncGenerator<LeavingPaper> {
  yield await Promise.resolve({ paper, leaving })
}

/** What a file of several papers says of itself, and the gate that lets it say so. */
export type Binding = Pick<Paper, 'title' | 'language' | 'writtenAt' | 'issuer'> & { leaving: Leaving }

/** A paper, and the gate that knows whose it is. */
export type LeavingPaper = { paper: Paper; leaving: Leaving }

/** The same of several papers, to be printed at once: each begins on a page of its own, which is its first. */
export async function writePapers(
  binding: Binding,
  papers: AsyncIterable<LeavingPaper>,
): Promise<Passed<Buffer>> {
  const pieces: Buffer[] = []
  for await (const piece of streamPapers(binding, papers)) pieces.push(piece)
  return Buffer.concat(pieces) as Passed<Buffer>
}

/** The same piece by piece, so that the bytes of thousands are never in memory at once, and others are served in between. */
export async function* streamPapers(
  { title, language, issuer, writtenAt, leaving: binding }: Binding,
  papers: AsyncIterable<LeavingPaper>,
): AsyncGenerator<Passed<Buffer>> {
  const named = await passText(binding, title)
  const document = openDocument({ title: named, author: issuer.name, language, writtenAt })
  const root = document.struct('Document')
  document.addStructure(root)
  for await (const { paper: given, leaving } of papers) {
    const paper = await passParts(given, leaving)
    const mark = paper.issuer.isRehearsal ? `${rehearsalWords(paper.language).label} · ` : ''
    const footOf = (page: number) => `${mark}${paper.issuer.name} · ${paper.pageLabel(page)}`
    await writeParts(startPages({ document, root, footOf }), paper)
    if (leaving !== binding) await leaving.end()
    const written = document.read() as Passed<Buffer> | null
    if (written) yield written
    await nextTurn()
  }
  root.end()
  document.end()
  await binding.end()
  for await (const rest of document) yield rest as Passed<Buffer>
}

async function writeParts(pages: Pages, paper: Paper): Promise<void> {
  writeHead(pages, paper)
  writeFacts(pages, paper)
  if (paper.table) await writeTable(pages, paper.table)
  pages.y += 6
  for (const text of paper.closing()) writeParagraph(pages, { text, pen: small })
}

/** Whatever was typed by somebody. The rows of a table come later, and pass as they come. */
async function passParts(paper: Paper, leaving: Leaving): Promise<Paper> {
  const { facts, table } = paper
  const rows: [string, string][] = []
  for (const [label, value] of facts.rows) rows.push([label, await passText(leaving, value)])
  return {
    ...paper,
    title: await passText(leaving, paper.title),
    ...(paper.addressee && { addressee: await leaving.texts(paper.addressee) }),
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

function writeHead(
  pages: Pages,
  { title, language, issuer, addressee = [], notice, paragraphs }: Paper,
): void {
  if (issuer.logo) drawLogo(pages, issuer.logo)
  else drawMark(pages)
  writeParagraph(pages, { text: issuer.name, pen: { size: 13, weight: 'bold', color: ink } })
  for (const text of issuer.lines) writeParagraph(pages, { text, pen: small, after: 0 })
  pages.y += 6
  drawBand(pages)
  const alarms = [
    ...(issuer.isRehearsal ? [rehearsalWords(language).paper] : []),
    ...(notice ? [notice] : []),
  ]
  for (const text of addressee) writeParagraph(pages, { text, pen: body, after: 0 })
  if (addressee.length > 0) pages.y += 18
  writeParagraph(pages, { tag: 'H1', text: title, pen: heading })
  for (const text of alarms) writeParagraph(pages, { text, pen: { size: 11, weight: 'bold', color: alarm } })
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
