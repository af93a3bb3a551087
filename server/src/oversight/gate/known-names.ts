import { foldText, type Folded } from '@tower/contract/learning/names/fold-text.ts'
import { formsOfName, isCanary, type NamePair } from './name-forms.ts'
import { readWords, type Word } from './read-words.ts'

/** Whose child it is: a teacher's class list, or an athlete. */
export type NameKind = 'class' | 'athlete'
export type ChildName = { ownerId: string; name: string; kind: NameKind }

type Owners = ReadonlyMap<string, NameKind>
/** A name that stands in a text, and the lists it is on; a canary may be on none. */
export type FoundChild = { start: number; end: number; owners: Owners; isCanary: boolean }

/** The names of all children, prepared once: a text costs its own words, however many names there are. */
export type KnownNames = {
  /** Takes in all names of some lists and athletes; what was known of these is forgotten. */
  replace(ownerIds: Iterable<string>, names: readonly ChildName[]): void
  find(text: string): FoundChild[]
  /** The names of one list, as they were written. */
  namesOf(ownerId: string): string[]
}

type Known = NamePair & { ownerId: string; kind: NameKind }
type Index = {
  byOwner: Map<string, ChildName[]>
  /** By the first word of a pair, then by its last. */
  pairs: Map<string, Map<string, Known[]>>
  whole: Map<string, Map<string, NameKind>>
  /** Of `whole`, those that stand between other letters. */
  spaceless: Set<string>
}

/** Prepares an empty index of names. */
export function prepareNames(): KnownNames {
  const index: Index = { byOwner: new Map(), pairs: new Map(), whole: new Map(), spaceless: new Set() }
  return {
    replace(ownerIds, names) {
      for (const ownerId of ownerIds) forget(index, ownerId)
      for (const child of names) learn(index, child)
    },
    namesOf: (ownerId) => (index.byOwner.get(ownerId) ?? []).map(({ name }) => name),
    find(text) {
      const folded = foldText(withoutEscapes(text))
      const words = readWords(folded.text)
      const found = [
        ...words.flatMap((_, at) => findAt(index, { text, folded, words, at })),
        ...findSpaceless(index, folded.text),
      ]
      return withoutOverlaps(found).map((one) => ({
        ...one,
        start: folded.startOf(one.start),
        end: folded.startOf(one.end),
      }))
    },
  }
}

function learn({ byOwner, pairs, whole, spaceless }: Index, child: ChildName): void {
  const { ownerId, name, kind } = child
  getOrAdd(byOwner, ownerId, () => []).push(child)
  const forms = formsOfName(name)
  for (const pair of forms.pairs) {
    const lasts = getOrAdd(pairs, pair.first, () => new Map<string, Known[]>())
    getOrAdd(lasts, pair.last, () => []).push({ ...pair, ownerId, kind })
  }
  for (const word of forms.whole) {
    getOrAdd(whole, word, () => new Map<string, NameKind>()).set(ownerId, kind)
    if (!/\p{Script=Latin}/u.test(word)) spaceless.add(word)
  }
}

function forget(index: Index, ownerId: string): void {
  for (const { name } of index.byOwner.get(ownerId) ?? []) {
    const forms = formsOfName(name)
    for (const pair of forms.pairs) forgetPair(index.pairs, pair, ownerId)
    for (const word of forms.whole) forgetWhole(index, word, ownerId)
  }
  index.byOwner.delete(ownerId)
}

function forgetPair(pairs: Index['pairs'], { first, last }: NamePair, ownerId: string): void {
  const lasts = pairs.get(first)
  if (!lasts) return
  const left = (lasts.get(last) ?? []).filter((known) => known.ownerId !== ownerId)
  if (left.length > 0) lasts.set(last, left)
  else lasts.delete(last)
  if (lasts.size === 0) pairs.delete(first)
}

function forgetWhole({ whole, spaceless }: Index, word: string, ownerId: string): void {
  const owners = whole.get(word)
  owners?.delete(ownerId)
  if (owners?.size !== 0) return
  whole.delete(word)
  spaceless.delete(word)
}

/** A text in JSON says a line break in two signs, of which one is a letter. */
const withoutEscapes = (text: string) => (text.includes('\\') ? text.replaceAll(/\\[nrt"\\]/g, '  ') : text)

type Place = { text: string; folded: Folded; words: readonly Word[]; at: number }

/** Between first and last name stand two further words at most, and “de la” besides. */
const furthest = 6
const particles = new Set('de del la las los y e da do dos das di van von der den'.split(' '))
/** A name is one however wide the gap in it is, also over the end of a line; an empty line parts two. */
const spaces = /^(?:[\s.'"“”_+()/|·–—-]{1,3}|[^\S\r\n]*(?:\r?\n[^\S\r\n]*)?|%20)$/
const comma = /^,\s{0,2}$/

function findAt(index: Index, place: Place): FoundChild[] {
  const word = place.words[place.at]
  return word === undefined ? [] : [...findWhole(index, word), ...findPairs(index, place, word)]
}

/** A name that is one word here, and a canary by its first word. */
function findWhole({ whole }: Index, { text, start, end }: Word): FoundChild[] {
  const owners = whole.get(text)
  if (!owners && !isCanary(text)) return []
  return [{ start, end, owners: owners ?? new Map(), isCanary: isCanary(text) }]
}

function findPairs({ pairs }: Index, place: Place, word: Word): FoundChild[] {
  const lasts = pairs.get(word.text)
  if (!lasts) return []
  const found: FoundChild[] = []
  let isParted = false
  for (let to = place.at + 1; to <= place.at + furthest; to += 1) {
    const last = place.words[to]
    const gap = last && gapBefore(place, to)
    if (!gap) break
    isParted ||= gap === 'comma'
    const known = (lasts.get(last.text) ?? []).filter(
      (pair) => (!isParted || pair.isReversed) && isMeant(pair, place, to),
    )
    if (known.length > 0) {
      const owners = new Map(known.map(({ ownerId, kind }) => [ownerId, kind] as const))
      found.push({ start: word.start, end: last.end, owners, isCanary: isCanary(word.text) })
    } else if (gap === 'comma' && last.text.length > 1) break
  }
  return found
}

/** What stands before a word, if it belongs to the name before it: after the first word a comma may. */
function gapBefore({ folded, words, at }: Place, to: number): 'space' | 'comma' | undefined {
  const between = folded.text.slice(words[to - 1]?.end, words[to]?.start)
  if (spaces.test(between)) return 'space'
  return to === at + 1 && comma.test(between) ? 'comma' : undefined
}

function isMeant(pair: NamePair, { text, folded, words, at }: Place, to: number): boolean {
  const between = words.slice(at + 1, to).map((word) => word.text)
  if (pair.exactly && pair.exactly.join() !== between.join()) return false
  const isTheirs = (word: string) => word.length === 1 || particles.has(word) || pair.between.has(word)
  if (!between.every(isTheirs)) return false
  const isLarge = (word: Word | undefined) =>
    word !== undefined && /^\p{Lu}/u.test(text.slice(folded.startOf(word.start)))
  return !pair.needsCapitals || (isLarge(words[at]) && isLarge(words[to]))
}

function findSpaceless({ spaceless, whole }: Index, text: string): FoundChild[] {
  if (spaceless.size === 0 || !/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/.test(text)) return []
  return [...spaceless].flatMap((name) => {
    const found: FoundChild[] = []
    for (let start = text.indexOf(name); start !== -1; start = text.indexOf(name, start + 1))
      found.push({ start, end: start + name.length, owners: whole.get(name) ?? new Map(), isCanary: false })
    return found
  })
}

/** What overlaps is one place, and on the lists of all. */
function withoutOverlaps(found: readonly FoundChild[]): FoundChild[] {
  const places: FoundChild[] = []
  for (const one of found.toSorted((a, b) => a.start - b.start)) {
    const last = places.at(-1)
    if (!last || one.start >= last.end) places.push(one)
    else
      places[places.length - 1] = {
        start: last.start,
        end: Math.max(last.end, one.end),
        owners: new Map([...last.owners, ...one.owners]),
        isCanary: last.isCanary || one.isCanary,
      }
  }
  return places
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
