import { readToken, type PdfToken } from './pdf-tokens.ts'

/** What tells of an object whether it does something by itself, and whether others stand in its stream. */
export type PdfObjectNotes = {
  /** It holds one of the names that are looked for. */
  isActive: boolean
  /** It opens an address, once it is called. */
  opensAddress: boolean
  /** Objects that readers call by themselves, as the document or a page opens. */
  calledByReader: number[]
  /** Objects that it calls where it is called itself. */
  calls: number[]
  /** Where its stream begins, if it has one, and whether objects may stand in it. */
  streamStart: number | undefined
  mayHoldObjects: boolean
  /** Where reading ended. */
  end: number
}

/** What runs, starts or sends something, or carries another file (ISO 32000-1, 7.11.4 and 12.6; XFA is Adobe's). */
const activeNames = new Set([
  ...['JavaScript', 'JS', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'XFA'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'EF'],
])
const isActiveName = (name: string) => activeNames.has(name) || name.startsWith('RichMedia')

const callsOfReader = new Set(['OpenAction', 'AA'])
/** The events of ISO 32000-1, 12.6.3, and what follows an action. */
const events = new Set('Next AA E X D U Fo Bl PO PC PV PI O C K F V WC WS DS WP DP'.split(' '))

/** Reads an object up to its stream, or to where `isOther` says that another one begins. */
export function readPdfObject(
  bytes: Buffer,
  start: number,
  isOther: (place: number) => boolean,
): PdfObjectNotes {
  const notes: PdfObjectNotes = {
    isActive: false,
    opensAddress: false,
    calledByReader: [],
    calls: [],
    streamStart: undefined,
    mayHoldObjects: false,
    end: start,
  }
  const note = notePieces(notes)
  let before: PdfToken | undefined
  for (let token = readToken(bytes, start); token; token = readToken(bytes, token.end)) {
    if (token.start !== start && isOther(token.start)) break
    notes.end = token.end
    if (token.text === 'stream' && before?.kind === 'close') {
      notes.streamStart = startOfData(bytes, token.end)
      break
    }
    note(token)
    if (notes.isActive || isOther(token.end)) break
    before = token
  }
  return notes
}

/** Follows the pieces of one object. */
function notePieces(notes: PdfObjectNotes): (token: PdfToken) => void {
  let depth = 0
  /** The depth at which the dictionary of something the reader calls began. */
  let calledFrom: number | undefined
  /** The last name, and what came after it. */
  let name = ''
  let after: string[] = []

  const noteName = (next: string) => {
    if (isActiveName(next)) notes.isActive = true
    if (next === 'ObjStm' || next === 'First') notes.mayHoldObjects = true
    if (name !== 'S' || next !== 'URI' || after.length > 0) return
    if (calledFrom !== undefined) notes.isActive = true
    if (depth === 1) notes.opensAddress = true
  }
  const noteReference = (target: number) => {
    if (calledFrom !== undefined || callsOfReader.has(name)) notes.calledByReader.push(target)
    if (depth === 1 && events.has(name)) notes.calls.push(target)
  }
  const open = () => {
    if (callsOfReader.has(name) && after.length === 0) calledFrom ??= depth
    depth++
  }
  const close = () => {
    depth--
    if (calledFrom !== undefined && depth <= calledFrom) calledFrom = undefined
  }
  return ({ kind, text }) => {
    if (kind === 'open') open()
    else if (kind === 'close') close()
    else if (kind === 'name') {
      noteName(text)
      name = text
      after = []
      return
    } else if (text === 'R' && after.length === 2) noteReference(Number(after[0]))
    if (after.length < 3) after.push(kind === 'number' ? text : '')
  }
}

/** Data begin on the line after the word. */
function startOfData(bytes: Buffer, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at++
  return bytes[at] === 13 && bytes[at + 1] === 10 ? at + 2 : at + 1
}
