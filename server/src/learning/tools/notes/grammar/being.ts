import { adjectiveTable, agree, type Adjective } from './adjective-rows.ts'
import type { Clause, Doer } from './tenses.ts'
import type { Bilingual, Hit, Reading } from './reading.ts'
import { joinTail, readEnd } from './verb-phrases.ts'
import { lookUp, tableOf } from './word-table.ts'

type Being = { past: boolean }

const beingTable = tableOf<Being>([
  ...['is', 'are', 'es', 'son', 'está', 'están', 'will be'].map((word) => [word, { past: false }] as const),
  ...['was', 'were', 'fue', 'fueron', 'estuvo', 'estuvieron'].map((word) => [word, { past: true }] as const),
])

/** "the cupcakes were great", "it is in the backpack". How a child is, is in the lists of traits: there no word has a gender. */
export function readBeing(reading: Reading, at: number, doer: Doer): Hit<Clause>[] {
  const being = lookUp(beingTable, reading, at)[0]
  if (being === undefined || doer.who === 'I' || doer.who === 'we') return []
  const adjective = doer.who === 'child' ? undefined : lookUp(adjectiveTable, reading, being.next)[0]
  const end = readEnd(reading, adjective?.next ?? being.next)
  const tail = joinTail(end.phrases, end.adverbials)
  if (adjective === undefined && tail.en === '') return []
  const value = sayBeing(doer, being.value.past, adjective?.value, tail)
  return [{ value, next: end.next }]
}

function sayBeing(doer: Doer, past: boolean, adjective: Adjective | undefined, tail: Bilingual): Clause {
  const many = doer.who === 'many'
  const isState = adjective === undefined && doer.event !== true
  const agreed = adjective && agree(adjective, doer.feminine === true, many)
  const isGood = past && adjective !== undefined && good.test(adjective.en)
  return {
    en: [doer.en, englishBeing(past, many), adjective?.en, tail.en].filter(Boolean).join(' '),
    es: [doer.es, spanishBeing(past, many, isState), agreed, tail.es].filter(Boolean).join(' '),
    aboutChild: doer.who === 'child',
    part: isGood ? 'good' : 'what',
  }
}

const good =
  /^(?:great|super|awesome|amazing|fantastic|wonderful|excellent|good|nice|beautiful|lovely|funny|kind)$/

function englishBeing(past: boolean, many: boolean): string {
  if (past) return many ? 'were' : 'was'
  return many ? 'are' : 'is'
}

function spanishBeing(past: boolean, many: boolean, isState: boolean): string {
  if (past) return many ? 'estuvieron' : 'estuvo'
  return isState ? (many ? 'están' : 'está') : many ? 'son' : 'es'
}
