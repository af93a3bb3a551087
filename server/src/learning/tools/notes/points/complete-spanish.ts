import { uncapitalize } from '@tower/contract/capitalize.ts'
import { fold } from '../../../writer/text/fold.ts'
import { verbForms } from '../grammar/verb-rows.ts'

const subjects =
  /^(?:yo|nosotros|usted|él|ella|ellos|ellas|este|esta|esto|hay|el|la|los|las|nuestro|nuestra|mi|su|por favor|favor|gracias|todos|hoy|ayer|se|me|le|les|nos|ya|no|todavía|también|ojalá|que|nunca|siempre|a los?|a las?|en)(?!\p{L})/iu
const finite =
  /(?<!\p{L})(?:es|son|fue|fueron|está|están|estuvo|era|eran|ha|han|hay|va|van|vamos|puede|pueden|tiene|tienen|tuvo|hizo|necesita|necesitan|necesitamos|lee|leen|sabe|quiere|cuesta|\p{L}{2,}(?:ó|aron|ieron|aba|ía)|sienta|gradúa)(?!\p{L})/iu

/** Spanish needs no word for who does it; a verb that only names the thing is asked for. */
export function completeSpanish(typed: string): string | undefined {
  const text = typed.trim().replace(/\.$/, '')
  const first = text.split(' ')[0] ?? ''
  if (isInfinitive(first)) return `Favor de ${uncapitalize(text)}`
  return isWhole(text) || isVerb(first) || (/[!?]$/.test(text) && text.includes(' ')) ? text : undefined
}

const isInfinitive = (word: string): boolean =>
  /^\p{L}+[aeií]r(?:l[oae]s?|se|me|nos)?$/iu.test(word) && !/^(?:lugar|hogar|ayer|mujer)$/i.test(word)

const isWhole = (text: string): boolean =>
  /^(?:por favor|favor|gracias|ojalá)(?!\p{L})/iu.test(text) || (subjects.test(text) && finite.test(text))

/** "entregó", "puede", "hable": forms that say who by themselves. */
function isVerb(word: string): boolean {
  if (/^\p{L}+(?:ó|aron|ieron)$/iu.test(word) || finite.test(`${word} `)) return true
  const forms = (verbForms.get(fold(word)) ?? []).filter(({ words }) => words.length === 1)
  const isFinite = forms.some(({ entry }) => /^(?:s|past|many|we|pastMany|command)$/.test(entry.form))
  return isFinite && forms.every(({ entry }) => entry.verb.en.base !== word)
}
