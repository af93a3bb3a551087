import { readFile } from 'node:fs/promises'
import { setImmediate as breathe } from 'node:timers/promises'
import { Refusal } from '../../../refusal.ts'
import { takeTurns } from '../../../take-turns.ts'
import { gap, listObjects, mostObjects } from './list-objects.ts'
import { openObjectStream, type PdfObject } from './open-object-stream.ts'
import { readPdfObject, type PdfObjectNotes } from './read-pdf-object.ts'
import { readStreamHead } from './read-stream-head.ts'

/** A hundred that arrive at once must not cost what they weigh: one at a time lies in memory. */
const inTurn = takeTurns(1)
/** What may come out of packed objects. A book of a thousand pages has five megabytes of them. */
const mostUnpacked = 32_000_000
const mostStreams = 20_000
/** An object ends where another begins. Only who has them lie within each other lets bytes be read more than once. */
const mostReadings = 2
/** Others are served after so many objects. */
const objectsAtOnce = 200

/**
 * Refuses a PDF that does more than being read: that holds a program, starts, sends or fetches something, opens an address by
 * itself, or carries other files. Also where it says so in packed objects or in numbers, and in objects that no table of it
 * lists. A word in a text is no program: only names of objects count. What can't be looked into is refused, too.
 */
export function requirePassivePdf(path: string): Promise<void> {
  return inTurn(async () => {
    const bytes = await readFile(path)
    const isPassive = !saysActions.test(bytes.toString('latin1')) && (await readAll(bytes))
    if (!isPassive) throw new Refusal('files.active_content')
  })
}

/** Actions by their form, wherever they stand: also where readers and this one would cut an odd document differently. */
const saysActions = new RegExp(
  `/${form('S')}${gap}{0,40}/(?:${['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE'].map(form).join('|')})`,
)

/** A name with each letter as itself or as its number. */
function form(name: string): string {
  const letters = Array.from(name, (letter) => {
    const [high = '', low = ''] = letter.charCodeAt(0).toString(16)
    return `(?:${letter}|#${high}[${low}${low.toUpperCase()}])`
  })
  return letters.join('')
}

type Known = {
  size: number
  unpacked: number
  /** Bytes, some of them more than once. */
  read: number
  streams: number
  packedObjects: number
  opensAddress: Set<number | undefined>
  calledByReader: Set<number>
  calls: Map<number | undefined, number[]>
}

async function readAll(bytes: Buffer): Promise<boolean> {
  const known: Known = {
    size: bytes.length,
    unpacked: 0,
    read: 0,
    streams: 0,
    packedObjects: 0,
    opensAddress: new Set(),
    calledByReader: new Set(),
    calls: new Map(),
  }
  const objects = listObjects(bytes)
  return objects !== undefined && (await readObjects(bytes, objects, known)) && !opensAddressByItself(known)
}

/** Whether nothing in these objects is active, and all of it could be looked at. */
async function readObjects(bytes: Buffer, objects: readonly PdfObject[], known: Known): Promise<boolean> {
  const starts = new Set(objects.map(({ start }) => start))
  for (const [at, { number, start }] of objects.entries()) {
    if (at % objectsAtOnce === objectsAtOnce - 1) await breathe()
    const notes = readPdfObject(bytes, start, (place) => place !== start && starts.has(place))
    known.read += notes.end - start
    if (notes.isActive || known.read > mostReadings * (known.size + known.unpacked)) return false
    note(known, number, notes)
    if (notes.mayHoldObjects && !(await readStream(bytes, { start, notes }, known))) return false
  }
  return true
}

function note(known: Known, number: number | undefined, notes: PdfObjectNotes): void {
  if (notes.opensAddress) known.opensAddress.add(number)
  for (const called of notes.calledByReader) known.calledByReader.add(called)
  const calls = known.calls.get(number) ?? []
  for (const called of notes.calls) calls.push(called)
  if (calls.length > 0) known.calls.set(number, calls)
}

type Holder = { start: number; notes: PdfObjectNotes }

async function readStream(bytes: Buffer, { start, notes }: Holder, known: Known): Promise<boolean> {
  // Without a stream it is the first of a list, as of headings.
  if (notes.streamStart === undefined) return true
  const head = readStreamHead(bytes, start)
  if (head === undefined || ++known.streams > mostStreams) return false
  const opened = await openObjectStream(bytes.subarray(notes.streamStart), head, {
    bytes: mostUnpacked - known.unpacked,
    objects: mostObjects - known.packedObjects,
  })
  if (opened === undefined) return false
  known.packedObjects += opened.objects.length
  // What is not packed are the bytes of the document, which are counted already.
  if (head.filters.length > 0) known.unpacked += opened.bytes.length
  return readObjects(opened.bytes, opened.objects, known)
}

/** Follows what readers call by themselves to where it ends. */
function opensAddressByItself({ calledByReader, calls, opensAddress }: Known): boolean {
  const called = new Set(calledByReader)
  // A set goes on over what is added meanwhile.
  for (const number of called) for (const next of calls.get(number) ?? []) called.add(next)
  // An object whose number can't be read may be any.
  return called.size > 0 && [...opensAddress].some((number) => number === undefined || called.has(number))
}
