import { createReadStream } from 'node:fs'
import { Refusal } from '../../refusal.ts'

/** Programs in the document, and programs of its reader's machine that it would start. */
const active = ['/JavaScript', '/Launch'].map((name) => Buffer.from(name, 'latin1'))
const longest = Math.max(...active.map(({ length }) => length))

/**
 * Refuses a PDF that says openly that it holds a program. One that hides it in a compressed part passes: it is never
 * shown by this site, only handed out as a file, and readers of PDF ask before they run anything.
 */
export async function requirePassivePdf(path: string): Promise<void> {
  let before = Buffer.alloc(0)
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = Buffer.concat([before, chunk])
    if (active.some((name) => text.includes(name))) throw new Refusal('files.active_content')
    before = text.subarray(-longest)
  }
}
