import { adjectiveTable, type Adjective } from './adjective-rows.ts'
import { readAmount } from './amounts.ts'
import { determinerTable } from './determiners.ts'
import { nounTable, subjectTable, type FoundNoun, type Noun } from './noun-rows.ts'
import { readOnce } from './read-once.ts'
import { readFigure, readProper } from './proper-names.ts'
import type { Bilingual, Hit, Reading } from './reading.ts'
import { skipWord, tokenAt } from './reading.ts'
import { joinNouns, wordNoun, type NounPhrase, type Parts } from './word-nouns.ts'
import { lookUp } from './word-table.ts'

/** A noun phrase, or a list of them: "glue sticks, 2 folders and a pencil case". Shorter readings come last. */
export function readNouns(reading: Reading, at: number, overCommas = false): readonly Hit<NounPhrase>[] {
  return listNouns(reading, at, overCommas)
}

const listNouns = readOnce((reading, at, overCommas: boolean): readonly Hit<NounPhrase>[] => {
  const lists: Hit<NounPhrase>[] = []
  const first = readNoun(reading, at)
  if (first === undefined) return []
  const items = [first.value]
  let next = first.next
  lists.unshift({ value: first.value, next })
  for (;;) {
    const joint = afterJoint(reading, next, overCommas)
    const item = joint === undefined ? undefined : readNoun(reading, joint)
    if (item === undefined) return lists
    items.push(item.value)
    next = item.next
    lists.unshift({ value: joinNouns(items), next })
  }
})

/** Only what is brought or needed is listed with commas: elsewhere a comma may begin another point. */
function afterJoint(reading: Reading, at: number, overCommas: boolean): number | undefined {
  const comma = overCommas ? skipWord(reading, at, ',') : undefined
  return skipWord(reading, comma ?? at, 'and', '&', '+', 'y', 'e', 'or', 'o') ?? comma
}

/** One noun with what leads and follows it, a name, or a figure. */
export function readNoun(reading: Reading, at: number): Hit<NounPhrase> | undefined {
  return readCounted(reading, at) ?? readFigure(reading, at) ?? readProper(reading, at)
}

function readCounted(reading: Reading, at: number): Hit<NounPhrase> | undefined {
  const asWhole = lookUp(nounTable, reading, at)[0]
  const lead = lookUp(determinerTable, reading, at)[0]
  const amountAt = lead?.next ?? at
  const amount = readAmount(reading, amountAt)
  const read = (start: number): Hit<Omit<Parts, 'determiner' | 'amount'>> | undefined =>
    readCore(reading, start)
  const led = read(amount?.next ?? amountAt)
  if (led === undefined || (asWhole !== undefined && asWhole.next >= led.next)) {
    const bare = read(at)
    return bare && { value: wordNoun(bare.value), next: bare.next }
  }
  return { value: wordNoun({ ...led.value, determiner: lead?.value, amount: amount?.value }), next: led.next }
}

function readCore(reading: Reading, at: number): Hit<Omit<Parts, 'determiner' | 'amount'>> | undefined {
  const before: Adjective[] = []
  let next = at
  let noun = longestNoun(reading, next)
  for (let adjective = lookUp(adjectiveTable, reading, next)[0]; noun === undefined && adjective;) {
    before.push(adjective.value)
    next = adjective.next
    noun = longestNoun(reading, next)
    adjective = lookUp(adjectiveTable, reading, next)[0]
  }
  if (noun === undefined) return undefined
  return readAfter(
    reading,
    { adjectives: before, subject: noun.subject, found: noun.found, label: '' },
    noun.next,
  )
}

type SubjectNoun = { found: FoundNoun; subject?: Noun; next: number }

/** "spelling test" as one noun, "science test" as a subject and a noun, "science" alone. */
function longestNoun(reading: Reading, at: number): SubjectNoun | undefined {
  const whole = lookUp(nounTable, reading, at)[0]
  const subject = lookUp(subjectTable, reading, at)[0]
  const after = subject && lookUp(nounTable, reading, subject.next)[0]
  const found: SubjectNoun[] = []
  if (whole !== undefined) found.push({ found: whole.value, next: whole.next })
  if (subject && after) found.push({ found: after.value, subject: subject.value.noun, next: after.next })
  if (subject !== undefined) found.push({ found: subject.value, next: subject.next })
  return found.toSorted((one, other) => other.next - one.next)[0]
}

function readAfter(
  reading: Reading,
  core: Omit<Parts, 'determiner' | 'amount'>,
  at: number,
): Hit<Omit<Parts, 'determiner' | 'amount'>> {
  let next = at
  const after: Adjective[] = []
  if (reading.language === 'es') {
    for (
      let hit = lookUp(adjectiveTable, reading, next)[0];
      hit;
      hit = lookUp(adjectiveTable, reading, next)[0]
    ) {
      after.push(hit.value)
      next = hit.next
    }
  }
  const label = core.found.noun.flags.has('l') ? readLabel(reading, next) : undefined
  if (label !== undefined) return { value: { ...core, label: label.value }, next: label.next }
  const parts = { ...core, adjectives: [...core.adjectives, ...after] }
  const of = skipWord(reading, next, 'of', 'de', 'del')
  const subject = of === undefined ? undefined : lookUp(subjectTable, reading, of)[0]
  if (subject && core.subject === undefined)
    return { value: { ...parts, subject: subject.value.noun }, next: subject.next }
  const inner = of === undefined ? undefined : readNoun(reading, of)
  return inner
    ? { value: { ...parts, of: innerWords(inner.value) }, next: inner.next }
    : { value: parts, next }
}

function innerWords({ bare, full, flags }: NounPhrase): Bilingual {
  return flags.has('d') ? full : bare
}

/** "12", "10-12", "4 and 5", "M". */
function readLabel(reading: Reading, at: number): Hit<string> | undefined {
  const first = labelAt(reading, at)
  if (first === undefined) return undefined
  const joint = skipWord(reading, at + 1, '-', 'to', 'a')
  const second = joint === undefined ? undefined : labelAt(reading, joint)
  return second === undefined || joint === undefined
    ? { value: first, next: at + 1 }
    : { value: `${first}-${second}`, next: joint + 1 }
}

function labelAt(reading: Reading, at: number): string | undefined {
  const token = tokenAt(reading, at)
  if (
    /^(?:times?|veces|x|min|mins|minutes|minutos|days?|dias?|hours?|horas?)$/.test(
      tokenAt(reading, at + 1)?.word ?? '',
    )
  )
    return undefined
  const isLabel = token?.kind === 'number' || /^[A-Z]$/.test(token?.typed ?? '')
  return isLabel ? token?.typed : undefined
}
