import { open } from 'node:fs/promises'
import { Refusal } from '../../refusal.ts'

/** Programs in the document, and programs of its reader's machine that it would start. */
const active = ['JavaScript', 'Launch']

/** A letter of a name, which PDF lets be written as its number, too: `S` or `#53`. */
function eitherForm(letter: string): string {
  const [high = '', low = ''] = letter.charCodeAt(0).toString(16)
  return `(?:${letter}|#${high}[${low}${low.toUpperCase()}])`
}

const activeName = new RegExp(active.map((name) => `/${[...name].map(eitherForm).join('')}`).join('|'))
/** A slash and every letter as its number. */
const longest = 1 + 3 * Math.max(...active.map(({ length }) => length))

const atOnceBytes = 64 * 1024

/**
 * Refuses a PDF that says openly that it holds a program. One that hides it in a compressed part passes: it is never
 * shown by this site, only handed out as a file, and readers of PDF ask before they run anything.
 *
 * The file passes through one buffer, whose end moves to its beginning for names that lie across two reads: a hundred that
 * arrive at once must not cost what they weigh.
 */
export async function requirePassivePdf(path: string): Promise<void> {
  await using file = await open(path)
  const buffer = Buffer.alloc(longest + atOnceBytes)
  let kept = 0
  for (;;) {
    const { bytesRead } = await file.read(buffer, kept, atOnceBytes)
    if (bytesRead === 0) return
    const end = kept + bytesRead
    if (activeName.test(buffer.toString('latin1', 0, end))) throw new Refusal('files.active_content')
    buffer.copyWithin(0, Math.max(0, end - longest), end)
    kept = Math.min(longest, end)
  }
}
