import { adjectiveTable, agree } from './adjective-rows.ts'
import type { Clause, Doer } from './clauses.ts'
import type { Hit, Reading } from './reading.ts'
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
  const { past } = being.value
  const many = doer.who === 'many'
  const adjective = doer.who === 'child' ? undefined : lookUp(adjectiveTable, reading, being.next)[0]
  const end = readEnd(reading, adjective?.next ?? being.next)
  const tail = joinTail(end.phrases, end.adverbials)
  if (adjective === undefined && tail.en === '') return []
  const en = [doer.en, past ? (many ? 'were' : 'was') : many ? 'are' : 'is', adjective?.value.en, tail.en]
  const isThing = adjective === undefined && doer.event !== true
  const es = [
    doer.es,
    spanishBeing(past, many, isThing || past),
    adjective && agree(adjective.value, doer.feminine === true, many),
    tail.es,
  ]
  const clause = {
    en: en.filter(Boolean).join(' '),
    es: es.filter(Boolean).join(' '),
    aboutChild: doer.who === 'child',
  }
  return [{ value: { ...clause, part: past && adjective !== undefined ? 'good' : 'what' }, next: end.next }]
}

function spanishBeing(past: boolean, many: boolean, isState: boolean): string {
  if (past) return many ? 'estuvieron' : 'estuvo'
  return isState ? (many ? 'están' : 'está') : many ? 'son' : 'es'
}
