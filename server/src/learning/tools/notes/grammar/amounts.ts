import type { Bilingual, Hit, Reading } from './reading.ts'
import { skipIf, skipWord, tokenAt } from './reading.ts'
import { fold } from '../../../writer/text/fold.ts'
import { lookUp, tableOf } from './word-table.ts'

const numberWords: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10 },
}

/** A number as it is said in both languages: "3", "1,250", "several". */
export type Amount = Bilingual & { plural: boolean }

const indefinite = tableOf<Amount>([
  ['several', { en: 'several', es: 'varios', plural: true }],
  ['varios', { en: 'several', es: 'varios', plural: true }],
  ['varias', { en: 'several', es: 'varios', plural: true }],
])

/** A number, or a word for one. */
export function readAmount(reading: Reading, at: number): Hit<Amount> | undefined {
  const token = tokenAt(reading, at)
  if (token === undefined) return undefined
  const some = lookUp(indefinite, reading, at)[0]
  if (some !== undefined) return some
  const word = numberWords[token.word]
  const said = word === undefined ? token.word : String(word)
  const isNumber = word !== undefined || (token.kind === 'number' && /^[\d.,]+$/.test(token.word))
  return isNumber ? { value: { en: said, es: said, plural: said !== '1' }, next: at + 1 } : undefined
}

const units: readonly string[] = [
  'minute/minutes, min, mins|minuto/minutos',
  'hour/hours, hr, hrs|hora/horas',
  'day/days|día/días',
  'school day/school days|día de clases/días de clases',
  'week/weeks|semana/semanas',
  'month/months|mes/meses',
]
const unitTable = tableOf(
  units.flatMap((row) => {
    const [english = '', spanish = ''] = row.split('|')
    const read = [english, spanish].flatMap((side) => side.split(/[/,]/).map((word) => word.trim()))
    const [enOne = '', enMany = ''] = english.split(',')[0]?.split('/') ?? []
    const [esOne = '', esMany = ''] = spanish.split('/')
    return read.map((word) => [fold(word), { en: [enOne, enMany], es: [esOne, esMany] }] as const)
  }),
)

/** "20 minutes", "15 to 20 min", "2 días". */
export function lookUpUnit(reading: Reading, at: number): Hit<Amount> | undefined {
  const first = readAmount(reading, skipIf(reading, skipIf(reading, at, 'at', 'al'), 'least', 'menos'))
  const joint = first && skipWord(reading, first.next, '-', 'to', 'a', 'or', 'o')
  const second = joint === undefined ? undefined : readAmount(reading, joint)
  const last = second ?? first
  const unit = last && lookUp(unitTable, reading, last.next)[0]
  if (first === undefined || last === undefined || unit === undefined) return undefined
  const form = last.value.plural ? 1 : 0
  const range =
    second === undefined
      ? first.value
      : { en: `${first.value.en} to ${second.value.en}`, es: `${first.value.es} a ${second.value.es}` }
  return {
    value: {
      en: `${range.en} ${unit.value.en[form]}`,
      es: `${range.es} ${unit.value.es[form]}`,
      plural: last.value.plural,
    },
    next: unit.next,
  }
}
