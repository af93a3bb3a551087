import type { Clause } from './spanish-fragments.ts'
import { weForm } from './spanish-verbs.ts'

/** Verbs that whoever does it follows: “llegaron cinco orugas”, “se cayeron tres torres”. */
export const comesFirst =
  /^(?:lleg|ca[yí]|vin|sal|nac|brot|crec|aparec|qued|entr|flot|hund|mur|vol|romp|gust|encant|falt|sobr|pas|explot|revent|derrit|derram|derrumb|amanec)/iu

const andThey =
  /(?<=[,:] (?:y )?|(?:^|\s)(?:y|e|pero) )(no )?(se )?(\p{L}+(?:aban|ían|aron|ieron))(?!\p{L})(?! (?:los|las|unos|unas|sus|muchos|muchas|dos|tres|\d))/giu

/** “Nos quejábamos: peleaban por los goles, y no pudieron escoger”: all of it was us. */
export function joinWe(text: string): string {
  return text
    .replace(andThey, (all, no: string | undefined, self: string | undefined, verb: string) =>
      weForm(verb) === undefined || comesFirst.test(verb)
        ? all
        : `${no ?? ''}${self === undefined ? '' : 'nos '}${weForm(verb) ?? ''}`,
    )
    .replace(
      /(?<!\p{L})(casi )?todos se (\p{L}+(?:aron|ieron))(?!\p{L})/giu,
      (all, almost: string | undefined, verb: string) =>
        weForm(verb) === undefined ? all : `${almost ?? ''}todos nos ${weForm(verb) ?? ''}`,
    )
    .replace(
      /(?<=(?:que|qué|cuando|porque) (?:no )?)(conocían|sabían|querían|podían|necesitaban|pensaban)(?!\p{L})/giu,
      (verb) => weForm(verb) ?? verb,
    )
}

/** “Plantaron sus frijoles” is “plantamos nuestros frijoles”. */
export function asWe(rest: string, who: string): Clause | undefined {
  const words = rest.split(' ')
  const at = words.slice(0, 4).findIndex((word) => weForm(word) !== undefined)
  const verb = words[at]
  if (at < 0 || verb === undefined) return undefined
  // “La clase hizo una tarjeta, escribió un poema”: all of it was us.
  const isOne = /ó$|^hizo$/.test(verb)
  const lead = words.slice(0, at).map((word) => (/^se$/i.test(word) ? 'nos' : word))
  const tail = words
    .slice(at + 1)
    .map((word, step) =>
      isNext.test(words[at + step] ?? '') &&
      (/(?:aron|ieron|yeron)$/.test(word) || (isOne && /ó$/.test(word)))
        ? (weForm(word) ?? word)
        : word,
    )
  return {
    text: `${who}${past(joinWe(ours([...lead, weForm(verb) ?? '', ...tail].join(' '))))}`,
    byClass: true,
  }
}

const isNext = /^(?:y|e|,|que)$|,$/

/** “Tirarse” */
export function ourselves(text: string): string {
  // “Y un equipo quería rendirse” is somebody else's.
  const at = text.search(/ (?:y|pero) (?:un|una|el|la|otr[oa]|alguien|nadie) (?!.*(?:mos)(?!\p{L}))/iu)
  const ofOurs = at < 0 ? text : text.slice(0, at)
  return `${ofOurs.replace(/(\p{L}+[aeií]r)se(?!\p{L})/giu, '$1nos')}${text.slice(ofOurs.length)}`
}

function ours(text: string): string {
  return ourselves(text)
    .replace(
      /(?<!\p{L})sus (\p{L}+)/giu,
      (_, noun: string) => `${/as$/.test(noun) ? 'nuestras' : 'nuestros'} ${noun}`,
    )
    .replace(
      /(?<!\p{L})su (\p{L}+)/giu,
      (_, noun: string) => `${/(?:a|ción|dad)$/.test(noun) ? 'nuestra' : 'nuestro'} ${noun}`,
    )
    .replace(/(?<!\p{L})a (?:los|mis|nuestros) (?:niños|alumnos|estudiantes|chicos)(?!\p{L})/giu, 'a todos')
}

/** What is so in notes was so in a book. */
export function past(text: string): string {
  return text
    .replace(/(?<!\p{L})(?:estamos|hemos estado) (?=\p{L}+ndo)/giu, 'estuvimos ')
    .replace(/(?<!\p{L})estamos(?!\p{L})/giu, 'estábamos')
    .replace(/(?<!\p{L})hemos (\p{L}+ado|\p{L}+ido)(?!\p{L})/giu, 'habíamos $1')
    .replace(/(?<!\p{L})tenemos(?!\p{L})/giu, 'teníamos')
    .replace(/(?<!\p{L})se van (?=al? )/giu, 'se iban ')
}
