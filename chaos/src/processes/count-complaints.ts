import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** Pino's numbers of levels: from here on somebody is to look. */
const warning = 40

/** Reads a server's log as it comes and counts its warnings and failures by their words. */
export function countComplaints(log: Readable, counts: Map<string, number>): void {
  createInterface({ input: log }).on('line', (line) => {
    const words = wordsOf(line)
    if (words !== undefined) counts.set(words, (counts.get(words) ?? 0) + 1)
  })
}

type Entry = { level?: number; msg?: string; job?: string; err?: { code?: string; message?: string } }

function wordsOf(line: string): string | undefined {
  const entry = readEntry(line)
  if (entry?.level === undefined || entry.level < warning) return undefined
  const { msg, job, err } = entry
  const cause = [err?.code, err?.message?.split('\n')[0]].filter(Boolean).join(' ')
  return [msg, job, cause].filter(Boolean).join(': ').slice(0, 160)
}

/** What the log's lines are; a greeting or a stack is none. */
function readEntry(line: string): Entry | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    return JSON.parse(line) as Entry
  } catch {
    return undefined
  }
}
