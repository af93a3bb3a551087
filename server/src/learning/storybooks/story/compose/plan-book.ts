import type { Fact } from '../notes/fact.ts'
import type { Ending, PassageWords } from '../passages/passage-words.ts'
import type { Chance } from './chance.ts'

/** The pages’ passages, each with its pair, and the last line. */
export type BookPlan = { passages: readonly string[]; lastLine: string }

type Role = Exclude<keyof PassageWords, 'endings' | 'refrains'>

/** Chooses how each page is told: what is tried and what comes of it in the same way. */
export function planBook(
  words: PassageWords,
  placed: ReadonlyMap<number, readonly Fact[]>,
  chance: Chance,
  allowed: (passage: string) => boolean,
): BookPlan {
  const choose = (role: Role): string => {
    const able = words[role].filter(allowed)
    // A beginning that speaks of what was told needs something to be told.
    const standing =
      role === 'setting' && !placed.has(1) ? able.filter((passage) => !passage.startsWith('@')) : able
    return chance.pick(standing.length > 0 ? standing : able, role) ?? words[role][0] ?? ''
  }
  const ways = words.firstTry
    .map((first, at) => [first, words.afterFirst[at] ?? ''] as const)
    .filter((way) => way.every(allowed))
  const [firstTry, afterFirst] = chance.pick(ways, 'firstTry') ?? [
    words.firstTry[0] ?? '',
    words.afterFirst[0] ?? '',
  ]
  const told = placed.get(6) ?? []
  const isTrouble = told.some(({ tone }) => tone === 'trouble' || tone === 'sad')
  const climax = placed.has(10) ? 'climax' : 'quietClimax'
  const [last = '', lastLine = ''] = (
    chance.pick(words.endings.filter(allowed), 'endings') ??
    words.endings[0] ??
    ''
  ).split(' // ')
  return {
    passages: [
      choose('setting'),
      `${placed.has(2) ? '@ / ' : ''}${choose('wish')}`,
      firstTry,
      afterFirst,
      choose('secondTry'),
      choose(isTrouble ? 'trouble' : 'doubt'),
      choose('turn'),
      choose('thirdTry'),
      choose('hush'),
      choose(climax),
      last,
    ],
    lastLine,
  }
}

/** On which left-hand pages the refrain stands; the small hear it more often. Under a climax that is not glad nobody sings. */
export function refrainPages(year: number, chance: Chance, ending: Ending): readonly number[] {
  if (ending !== 'glad')
    return year <= 2
      ? [2, 4, 6, 8]
      : (chance.pick(
          [
            [2, 4, 8],
            [2, 6, 8],
            [4, 6, 8],
          ],
          'refrainPages',
        ) ?? [4, 6, 8])
  const often = [
    [2, 4, 8, 10],
    [2, 6, 8, 10],
    [4, 6, 8, 10],
  ]
  const seldom = [
    [2, 6, 10],
    [4, 8, 10],
    [4, 6, 10],
    [2, 8, 10],
  ]
  return chance.pick(year <= 2 ? often : seldom, 'refrainPages') ?? [4, 8, 10]
}
