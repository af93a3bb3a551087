/** A mail in two: what its writer wrote, and the mail it answers where that goes on to the end. */
export type MailParts = { words: string; quoted: string }

const isBlank = (line: string) => line.trim() === ''
const isMarked = (line: string) => /^\s*>/.test(line)

/** “On Thu, Nov 26, 2026 at 10:00 AM Tower <t@x.test> wrote:”, as a whole. */
const attribution = /^\s*(?:On|El|Le|Am)\s.{0,400}\b(?:wrote|escribió|a écrit|schrieb)\s?:\s*$/
/** “Tower <t@x.test> wrote:” and the like of further programs. */
const namesSender = /^.{0,200}@.{1,200}:\s*$/

const original = /^\s*-{2,}\s*(?:Original (?:Message|Email)|Mensaje original|Correo original)\s*-{2,}\s*$/i
const forwarded = /(?:forwarded message|mensaje reenviado|reenvío)/i
const ruler = /^\s*_{10,}\s*$/
const from = /^\s*\*?(?:From|De):\*?\s+\S/
const otherHead = /^\s*\*?(?:Sent|Date|To|Cc|Subject|Enviado(?: el)?|Fecha|Para|CC|Asunto):\*?\s/

/** A mail program breaks what it says above a quote into a few lines. */
const mostAttributionLines = 3
/** A head names from, sent, to, copies and subject, and may break the long ones. */
const mostHeadLines = 8

/**
 * Splits a mail where what follows is quoted to its very end, by marks or as mail programs begin a quote without marks.
 * Answers between quoted lines, answers below them and mails that are passed on stay words. Nothing is lost: what is not in
 * the one part is in the other.
 */
export function splitQuoted(text: string): MailParts {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const begin = Math.min(findMarked(lines), findUnmarked(lines))
  const part = (some: readonly string[]) => some.join('\n').trim()
  const words = part(lines.slice(0, begin))
  // A quote without marks and nothing above it may hold the answer anywhere.
  if (words === '' && !lines.slice(begin).some(isMarked)) return { words: part(lines), quoted: '' }
  return { words, quoted: part(lines.slice(begin)) }
}

/** Where marked lines begin that go on to the end, with what introduces them. */
function findMarked(lines: readonly string[]): number {
  const last = lines.findLastIndex((line) => !isBlank(line) && !isMarked(line))
  const first = lines.findIndex((line, nth) => nth > last && isMarked(line))
  if (first === -1) return lines.length
  if (last === -1) return 0
  return forwarded.test(lines[last] ?? '') ? lines.length : findAttribution(lines, last)
}

/** Where what introduces a quote begins, that ends with this line; behind it where it introduces none. */
function findAttribution(lines: readonly string[], last: number): number {
  for (let count = 1; count <= mostAttributionLines && last - count + 1 >= 0; count += 1) {
    const above = lines.slice(last - count + 1, last + 1)
    if (above.some(isBlank) || above.some(isMarked)) break
    if (attribution.test(above.join(' '))) return last - count + 1
  }
  return namesSender.test(lines[last] ?? '') ? last : last + 1
}

/** Where a quote without marks begins: a head of the mail that is answered, or a sentence that says who wrote it and when. */
function findUnmarked(lines: readonly string[]): number {
  for (const [at, line] of lines.entries()) {
    const ends = findOpening(lines, at)
    if (ends === undefined || forwarded.test(line)) continue
    const rest = lines.slice(ends).filter((following) => !isBlank(following))
    const isAnsweredWithin = rest.some(isMarked) && !rest.every(isMarked)
    if (rest.length > 0 && !isAnsweredWithin) return at
  }
  return lines.length
}

/** Behind which line an opening ends that begins at this one; undefined where none does. */
function findOpening(lines: readonly string[], at: number): number | undefined {
  const line = lines[at] ?? ''
  if (original.test(line)) return at + 1
  if (ruler.test(line)) {
    const next = nextWritten(lines, at, 1)
    return from.test(lines[next] ?? '') ? next : undefined
  }
  // Of a mail that is passed on the head is no quote.
  const isPassedOn = () => forwarded.test(lines[nextWritten(lines, at, -1)] ?? '')
  if (from.test(line)) return isPassedOn() ? undefined : endOfHead(lines, at)
  return endOfDatedAttribution(lines, at)
}

function endOfHead(lines: readonly string[], at: number): number | undefined {
  const heads = lines
    .slice(at + 1, at + mostHeadLines)
    .flatMap((line, nth) => (otherHead.test(line) ? [at + 1 + nth] : []))
  return heads.length >= 2 ? (heads.at(-1) ?? at) + 1 : undefined
}

/** The nearest line below or above in which something stands. */
function nextWritten(lines: readonly string[], at: number, step: 1 | -1): number {
  let next = at + step
  while (isBlank(lines[next] ?? '.')) next += step
  return next
}

/** Yahoo and Outlook for Mac mark no lines: the sentence must name an address and a time to be one of theirs. */
function endOfDatedAttribution(lines: readonly string[], at: number): number | undefined {
  if (!/^\s*(?:On|El|Le|Am)\s/.test(lines[at] ?? '')) return undefined
  for (let count = 1; count <= mostAttributionLines; count += 1) {
    const sentence = lines.slice(at, at + count).join(' ')
    if (attribution.test(sentence) && /\d:\d\d/.test(sentence) && sentence.includes('@')) return at + count
  }
  return undefined
}
