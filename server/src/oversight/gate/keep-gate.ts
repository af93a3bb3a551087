import { dayOf } from '@tower/contract/org-days.ts'
import { createFindNames } from '@tower/contract/learning/names/find-names.ts'
import type { GateChannel, GateOutcome } from '@tower/contract/oversight/gate.ts'
import { NameHeld, type Audience, type Gate, type Leaving, type NamedChild, type Passed } from '../../gate.ts'
import type { Services } from '../../services.ts'
import { followNames } from './follow-names.ts'
import { gateTable } from './gate-table.ts'
import { countLeaving, selectListKeepers } from './gate.queries.ts'
import { isWord } from './name-forms.ts'
import { judgeNames, type FoundIn } from './judge-names.ts'
import type { FoundChild, KnownNames } from './known-names.ts'
import { createIsWritten } from './is-written.ts'
import { fillTexts, listTexts } from './map-texts.ts'

type GateServices = Pick<Services, 'charity' | 'database' | 'clock' | 'log'>

/** What calls answer, and files of the same rows: there the words that calls fix stand as they are. */
const ofCalls: ReadonlySet<GateChannel> = new Set(['api', 'webhook', 'own_file', 'staff_file', 'public_file'])

/** Stands in the place of a name, in any language. */
const cover = '•••'

/** The gate of a process: the names are kept ready in memory, and looked after as they change. */
export function keepGate(services: GateServices): Gate {
  const readNames = followNames(services.database)
  const open = (channel: GateChannel, audience: Audience = {}): Leaving =>
    openLeaving(services, { channel, audience, readNames })
  return {
    open,
    async pass<Content>(channel: GateChannel, content: Content, audience?: Audience) {
      const leaving = open(channel, audience)
      const texts = listTexts(content)
      const left = await leaving.texts(texts)
      await leaving.end()
      const isAsBefore = left.every((text, at) => text === texts[at])
      return (isAsBefore ? content : fillTexts(content, left)) as Passed<Content>
    },
    whose: (channel, content, audience = {}) =>
      listChildren(services, { channel, audience, readNames }, content),
  }
}

type Way = { channel: GateChannel; audience: Audience; readNames: () => Promise<KnownNames> }

/** The names of children in some texts, with what happens to each. */
async function look(services: GateServices, { channel, audience, readNames }: Way, texts: readonly string[]) {
  const find = createFind(await readNames(), { channel, audience })
  const isWritten = createIsWritten(audience)
  const inTexts = texts
    .flatMap((text, nth) =>
      find(text).map((one) => ({ ...one, nth, surface: text.slice(one.start, one.end) })),
    )
    .filter(isWritten)
  const found = ofCalls.has(channel) ? await withoutClosedWords(inTexts, texts) : inTexts
  if (found.length === 0 || audience.isReleased) return []
  const { name, legalName } = await services.charity.read()
  const judged = await services.database.read((tx) =>
    judgeNames(tx, { channel, audience, found, ourNames: [name, legalName] }),
  )
  return found.map((one, at) => ({ ...one, judgment: judged[at] ?? 'block' }))
}

/** Only where a name was found the contract of all calls is read for the words that they fix: most commands need none of it. */
async function withoutClosedWords<Found extends { nth: number }>(
  found: Found[],
  texts: readonly string[],
): Promise<Found[]> {
  if (found.length === 0) return found
  const { closedWords } = await import('./closed-words.ts')
  return found.filter(({ nth }) => !closedWords().has(texts[nth]!))
}

function openLeaving(services: GateServices, way: Way): Leaving {
  const { channel, readNames } = way
  let outcome: GateOutcome = 'passed'
  let isLookedAt = false
  const count = () => countOutcome(services, { channel, outcome })
  return {
    async texts(texts) {
      const found = await look(services, way, texts)
      isLookedAt = true
      if (found.some(({ judgment }) => judgment === 'block')) {
        outcome = 'blocked'
        await count()
        services.log.warn({ channel }, 'a name of a child was kept from leaving')
        throw new NameHeld(channel)
      }
      const covered = found.filter(({ judgment }) => judgment === 'cover')
      if (covered.length === 0) return [...texts]
      outcome = 'covered'
      return texts.map((text, nth) =>
        coverIn(
          text,
          covered.filter((one) => one.nth === nth),
        ),
      )
    },
    async end() {
      // Where there is nothing to read, the names are still asked for: a gate that knows none lets nothing out.
      if (!isLookedAt) await readNames()
      await count()
    },
  }
}

/** Each name that does not pass once, with the lists and profiles it stands on. */
async function listChildren(services: GateServices, way: Way, content: unknown): Promise<NamedChild[]> {
  const found = (await look(services, way, listTexts(content))).filter(({ judgment }) => judgment !== 'pass')
  const ids = [...new Set(found.flatMap(({ owners }) => [...owners.keys()]))]
  const known = ids.length === 0 ? [] : await services.database.read((tx) => selectListKeepers(tx, ids))
  const byName = new Map(found.map(({ surface, owners }) => [surface.replaceAll(/\s+/g, ' '), owners]))
  return [...byName].map(([name, owners]) => ({
    name,
    on: known.filter(({ id }) => owners.has(id)).map(({ kind, email }) => ({ kind, email })),
  }))
}

/** Besides whole names: what is written for a class, and names one of its children by the first name alone. */
function createFind(names: KnownNames, { channel, audience: { email, userId } }: Omit<Way, 'readNames'>) {
  const own = userId !== undefined && gateTable[channel].own !== 'pass' ? names.namesOf(userId) : []
  // Whoever reads it knows the own address.
  if (email !== undefined)
    return (text: string) => names.find(text.replaceAll(email, ' '.repeat(email.length)))
  if (userId === undefined || own.length === 0) return names.find
  const findOwn = createFindNames(own)
  const owners = new Map([[userId, 'class' as const]])
  return (text: string): FoundChild[] => {
    const whole = names.find(text)
    const single = findOwn(text)
      .filter(({ start, end }) => !isWord(text.slice(start, end).toLowerCase()))
      .filter((one) => !whole.some(({ start, end }) => one.start < end && one.end > start))
      .map(({ start, end }) => ({ start, end, owners, isCanary: false }))
    return [...whole, ...single].toSorted((a, b) => a.start - b.start)
  }
}

function coverIn(text: string, found: readonly FoundIn[]): string {
  let covered = ''
  let at = 0
  for (const { start, end } of found) {
    covered += text.slice(at, start) + cover
    at = end
  }
  return covered + text.slice(at)
}

async function countOutcome(
  { database, clock }: GateServices,
  { channel, outcome }: { channel: GateChannel; outcome: GateOutcome },
): Promise<void> {
  const day = dayOf(clock.now())
  await database.transaction((tx) => countLeaving(tx, { day, channel, outcome }))
}
