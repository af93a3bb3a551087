import {
  appendFileSync,
  closeSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
} from 'node:fs'
import { dirname } from 'node:path'

export interface Journal {
  append(entry: object): void
  /** Puts these entries in the place of all that were appended: both files are whole, and one of them stands at any moment. */
  rewrite(entries: Iterable<object>): void
  close(): void
}

/**
 * An append-only file of JSON lines, one line for one whole change.
 * A line is handed to the operating system before anyone is answered, so it survives `kill -9`;
 * a last line torn by the kill was never answered and is cut off.
 */
export function openJournal(file: string, replay: (entry: unknown) => void): Journal {
  mkdirSync(dirname(file), { recursive: true })
  let descriptor = openSync(file, 'a+', 0o600)
  const bytes = readFileSync(descriptor)
  let size = bytes.lastIndexOf('\n') + 1
  ftruncateSync(descriptor, size)
  replayLines(file, bytes.subarray(0, size).toString('utf8'), replay)

  return {
    append(entry) {
      const line = Buffer.from(`${JSON.stringify(entry)}\n`)
      try {
        appendFileSync(descriptor, line)
      } catch (error) {
        // A full disk may have taken half of the line: the next one must not be glued to it.
        ftruncateSync(descriptor, size)
        throw error
      }
      size += line.length
    },
    rewrite(entries) {
      const fresh = writeWhole(`${file}.new`, entries)
      renameSync(`${file}.new`, file)
      closeSync(descriptor)
      ;({ descriptor, size } = fresh)
    },
    close: () => closeSync(descriptor),
  }
}

/** Writes a file anew and leaves it open for what is appended. A crash before it is whole leaves the old one. */
function writeWhole(file: string, entries: Iterable<object>): { descriptor: number; size: number } {
  closeSync(openSync(file, 'w', 0o600))
  const descriptor = openSync(file, 'a+', 0o600)
  let size = 0
  try {
    for (const entry of entries) {
      const line = Buffer.from(`${JSON.stringify(entry)}\n`)
      appendFileSync(descriptor, line)
      size += line.length
    }
    fsyncSync(descriptor)
  } catch (error) {
    closeSync(descriptor)
    throw error
  }
  return { descriptor, size }
}

function replayLines(file: string, text: string, replay: (entry: unknown) => void): void {
  const lines = text.split('\n').slice(0, -1)
  for (const [index, line] of lines.entries()) {
    try {
      replay(JSON.parse(line))
    } catch (cause) {
      throw new Error(`Line ${index + 1} of the sandbox journal ${file} is damaged`, { cause })
    }
  }
}
