import type { Language } from '@tower/contract/language.ts'
import type { NoteLine, NotePart } from '../note.ts'
import { finishSentence } from '../grammar/sentences.ts'
import { verbForms } from '../grammar/verb-rows.ts'
import { fold } from '../grammar/fold.ts'
import { child } from '../grammar/subject-marks.ts'

/** Words of the teacher that the writer does not understand, as a sentence where they can be one. */
export type OwnWords = { line: NoteLine; isSentence: boolean }

/** A whole sentence tells itself by who does something, or by what is asked. */
const subjects = {
  en: /^(?:i|we|you|he|she|they|it|this|that|these|there|the|our|my|your|his|her|their|please|thank|thanks|everyone|nobody|all|today|yesterday)\b/i,
  es: /^(?:yo|nosotros|usted|él|ella|ellos|ellas|este|esta|esto|hay|el|la|los|las|nuestro|nuestra|mi|su|por favor|gracias|todos|hoy|ayer|se|me|le|les|nos)\b/i,
} as const
const finite = {
  en: /\b(?:is|are|was|were|am|has|have|had|will|can|could|would|should|must|may|might|do|does|did|\w+n't|\w+'(?:s|re|ll|ve|m)|\w{3,}ed)\b/i,
  es: /(?<!\p{L})(?:es|son|fue|fueron|está|están|estuvo|era|eran|ha|han|hay|va|van|puede|pueden|tiene|tienen|tuvo|hizo|\p{L}{2,}(?:ó|aron|ieron))(?!\p{L})/iu,
} as const

/** These words in their own language, and quoted in the other. */
export function keepOwnWords(text: string, language: Language): OwnWords {
  const { sentence, isSentence } = wordOwn(text, language)
  const quote = quoteFor(text, language)
  const line = language === 'en' ? { en: sentence, es: quote } : { en: quote, es: sentence }
  return { line: { ...line, part: partOf(text), aboutChild: false }, isSentence }
}

function wordOwn(text: string, language: Language): { sentence: string; isSentence: boolean } {
  const whole = isWhole(text, language) ? text : language === 'en' ? completeEnglish(text) : undefined
  if (whole !== undefined) return { sentence: finishSentence(whole), isSentence: true }
  const lead = language === 'en' ? 'I want to tell you this:' : 'Quiero contarle esto:'
  return { sentence: finishSentence(`${lead} ${text}`), isSentence: false }
}

/** "walked the dog" is what the child did, "walk the dog" is a request. */
function completeEnglish(text: string): string | undefined {
  const first = text.split(' ')[0] ?? ''
  const form = verbForms.get(fold(first))?.find(({ words }) => words.length === 1)?.entry.form
  if (/^(?:read|put|hit|need|have|want|like|love|know)$/i.test(first)) return undefined
  if (form === 'past' || form === 's') return `${child.subject} ${lowerFirst(text)}`
  return form === 'base' ? `Please ${lowerFirst(text)}` : undefined
}

function isWhole(text: string, language: Language): boolean {
  if (/[.!?]$/.test(text) && text.split(' ').length > 2) return true
  return (
    subjects[language].test(text) &&
    (finite[language].test(text) || /^(?:please|thank|por favor|gracias)/i.test(text))
  )
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

function quoteFor(text: string, language: Language): string {
  return language === 'en' ? `En inglés, mi nota dice: «${text}».` : `In Spanish, my note says: “${text}”.`
}

function partOf(text: string): NotePart {
  if (/^(?:because|so that|porque|para que)\b/i.test(text)) return 'why'
  if (/^(?:due|by|entregar|fecha|para el)\b/i.test(text)) return 'by'
  if (/^(?:please|por favor|favor|bring|send|sign|return|call|traer|enviar|firmar|llamar)\b/i.test(text))
    return 'do'
  if (/\b(?:great|good|proud|excellent|kind|wonderful|excelente|orgullo|amable|felicidades)\b/i.test(text))
    return 'good'
  return 'what'
}
