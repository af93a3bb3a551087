type Line = { at: number | undefined; words: string }

const timed = /^\s*(\d{1,2}):([0-5]\d)\s+(.*)$/

/** A line stays at least so long, so that it can be read. */
const leastSeconds = 1

/**
 * Captions of a film, as WebVTT. A line of what is said may begin with its time (`0:07 Hello!`); lines without one share the
 * time between those that have one, the longer ones more of it.
 */
export function writeCaptions(spoken: string, seconds: number): string {
  const lines = spoken
    .split('\n')
    .map(readLine)
    .filter(({ words }) => words !== '')
  const starts = spread(lines, Math.max(seconds, leastSeconds))
  const cues = lines.map(({ words }, nth) => {
    const start = starts[nth] ?? 0
    const end = Math.max(starts[nth + 1] ?? Math.max(seconds, start + leastSeconds), start + 0.1)
    return `${showTime(start)} --> ${showTime(end)}\n${escapeWords(words)}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

function readLine(line: string): Line {
  const [, minutes, seconds, words] = timed.exec(line) ?? []
  if (words === undefined) return { at: undefined, words: line.trim() }
  return { at: Number(minutes) * 60 + Number(seconds), words: words.trim() }
}

/** When each line begins. A time that lies before the one above it is taken for none. */
function spread(lines: readonly Line[], seconds: number): number[] {
  const starts: number[] = []
  for (let from = 0; from < lines.length;) {
    const last = starts.at(-1) ?? 0
    const begin = Math.max(lines[from]?.at ?? last, last)
    const later = lines.findIndex(({ at }, nth) => nth > from && at !== undefined && at > begin)
    const next = later < 0 ? lines.length : later
    const end = Math.max(lines[next]?.at ?? seconds, begin)
    starts.push(...share(lines.slice(from, next), { begin, end }))
    from = next
  }
  return starts
}

/** When each of some lines begins that share a time. */
function share(lines: readonly Line[], { begin, end }: { begin: number; end: number }): number[] {
  const letters = lines.reduce((sum, { words }) => sum + words.length, 0)
  let before = 0
  return lines.map(({ words }) => {
    const start = begin + ((end - begin) * before) / letters
    before += words.length
    return start
  })
}

function showTime(seconds: number): string {
  const [whole, milliseconds] = [Math.floor(seconds), Math.round((seconds % 1) * 1000) % 1000]
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${String(milliseconds).padStart(3, '0')}`
}

const escapeWords = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
