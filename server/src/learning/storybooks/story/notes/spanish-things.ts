import { lowerFirst } from './letters.ts'
import { isSpanishVerb } from './spanish-verbs.ts'

type Clause = { text: string; byClass: boolean }

const noThing =
  /^(?:gran|gracias|much[oa]s|qué|buen[oa]s?|los|las|unos|unas|más|menos|todos|todas|después|antes|lunes|martes|miércoles|jueves|viernes|ellos|ellas|nosotros|veces|es|tres|dos|seis)(?!\p{L})/iu

/** What was there, where a line only names it: “cáscaras de plátano, papel triturado”, “equipos de 4”. */
export function nameSpanishThings(text: string): Clause | undefined {
  const words = text.split(' ')
  if (words.length > 12 || words.some(isSpanishVerb) || /[:?=]/.test(text)) return undefined
  if (/^(?:equipos|grupos) de \d/i.test(text)) return { text: `éramos ${lowerFirst(text)}`, byClass: true }
  if (/^(?:semana|día|noche|tarde|mañana) de \p{L}+/iu.test(text))
    return { text: `fue ${lowerFirst(text)}`, byClass: false }
  const things = text.split(', ').filter((thing) => !noThing.test(thing))
  const [first = ''] = things
  if (first === '' || !isMany(first) || noThing.test(text)) return nameOne(text)
  return { text: `había ${listOf(things.map(lowerFirst))}`, byClass: false }
}

function listOf(things: readonly string[]): string {
  const [last = '', ...rest] = things.toReversed()
  const joint = / y /.test(last) ? ', ' : ' y '
  return rest.length === 0 ? last : `${rest.toReversed().join(', ')}${joint}${last.replace(/^y /, '')}`
}

/** “8 páginas”, “calcetines mojados” */
function isMany(thing: string): boolean {
  const [noun = '', next = ''] = thing.replace(/^\d+ (?!de )/, '').split(' ')
  return /(?:os|as|es|les|nes|res)$/iu.test(noun) && noun.length > 3 && !/^\d/.test(noun) && next !== 'que'
}

/** “Telescopio de la universidad” */
function nameOne(text: string): Clause | undefined {
  const found =
    /^(\p{L}{4,}(?:io|to|co|ro|lo|do|no|ra|ta|la|da|na|ca)) (?:del|de la|de los|de las) .+$/iu.exec(text)
  if (found === null || noThing.test(text)) return undefined
  return { text: `había ${/a$/i.test(found[1] ?? '') ? 'una' : 'un'} ${lowerFirst(text)}`, byClass: false }
}
