import type { Language } from '@tower/contract/language.ts'
import { fold } from '../../../writer/text/fold.ts'
import type { Shape } from '../passages/passage-words.ts'
import type { Matter } from './matter.ts'
import { matterRows } from './matter-rows.ts'

type Side = { one: string; many: string; read: readonly { word: string; plural: boolean }[] }
type Entry = { en: Side; es: Side; marks: ReadonlySet<string>; shapes: readonly string[] }

function readSide(side: string): Side {
  const spellings = side.split(',').map((spelling) => spelling.split('/'))
  const [one = '', many = one] = spellings[0] ?? []
  return {
    one,
    many,
    read: spellings.flatMap(([word = '', plural]) => [
      ...(plural === undefined || plural === word ? [] : [{ word: plural, plural: true }]),
      { word, plural: plural === word },
    ]),
  }
}

const entries: readonly Entry[] = matterRows.map((row) => {
  const [en = '', es = '', marks = '', shapes = ''] = row.split('|')
  return { en: readSide(en), es: readSide(es), marks: new Set(marks.split(' ')), shapes: shapes.split(' ') }
})

/** What title and notes speak of most; the title says it louder, and what comes early is more the matter than what comes late. */
export function findMatter(
  { title, sentences, language }: { title: string; sentences: readonly string[]; language: Language },
  shape: Shape,
): Matter | undefined {
  const scored = entries.map((entry) => ({ entry, ...scoreOf(entry, title, sentences, shape) }))
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
  if (best.score < 2) return undefined
  const side = best.entry[language]
  const counted = !best.entry.marks.has('u')
  return {
    one: side.one,
    many: side.many,
    plural: counted && best.plural,
    counted,
    feminine: best.entry.marks.has('f'),
    shapes: best.entry.shapes,
  }
}

function scoreOf(
  entry: Entry,
  title: string,
  sentences: readonly string[],
  shape: Shape,
): { score: number; plural: boolean } {
  const forms = [...entry.en.read, ...entry.es.read]
  const fits = entry.shapes.includes(shape)
  let [score, many, one] = [0, 0, 0]
  const look = (text: string, worth: number): void => {
    const plain = ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
    const found = forms.find(({ word }) => plain.includes(` ${fold(word)} `))
    if (found === undefined) return
    score += worth + (found.word.includes(' ') ? worth / 2 : 0)
    // A title says “bean” of many beans.
    if (found.plural) many += 2 * worth
    else one += text === title ? 0.1 : worth
  }
  look(title, 4)
  sentences.forEach((sentence, at) => {
    look(sentence, at === 0 ? 2.5 : at < 3 ? 1.5 : 1)
  })
  if (entry.marks.has('w')) score *= 0.6
  const kept = fits ? score * 2 : shape === 'week' ? score : shape === 'trip' ? 0 : score * 0.8
  return { score: kept, plural: many >= one }
}
