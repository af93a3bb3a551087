import type { Language } from '../../../language.ts'
import { lineAround } from './around.ts'
import { foldText } from '../../names/fold-text.ts'

const english = listOf(
  'the an and of to in on at for with is are was were has had will can did she he they it we i our his her their this that from by my your',
  'when but so then very us them not all saw made went said',
)
const spanish = listOf(
  'el los las un una y de del al en con por para que es son fue se su sus lo muy mi nuestra nuestro pero como nos les tambien cuando luego todos',
  'nuestros nuestras todas hoy ayer clase ninos hicimos fuimos leimos dijo',
)

/** The language of the line that a place stands in; what is usual where the line does not say. */
export function languageOfLine(text: string, at: number, usual: Language): Language {
  const { line } = lineAround(text, at)
  const words = foldText(line).text.match(/[\p{L}']+/gu) ?? []
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  const acts = words.filter((word) => /.(?:amos|imos|aron|ieron)$/.test(word)).length
  const lead = count(english) - count(spanish) - acts - (line.match(/[ñáéíóú¿¡]/gi)?.length ? 1 : 0)
  if (lead === 0 || (usual === 'es' && lead === 1 && words.length < 4)) return usual
  return lead > 0 ? 'en' : 'es'
}

function listOf(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')))
}
