import type { Language } from '@tower/contract/language.ts'
import { fold } from '../writer/text/fold.ts'

/** Words that say how something is asked, not what about. They also tell the languages apart. */
const fillers: Record<Language, ReadonlySet<string>> = {
  en: wordSet(`a about all also am an and any are as at be been but by can could did do does doing for from get
    give gives had has have how i if in into is it its just let like me my of on or our please should so some
    tell than that the their them then there these they this those to up us want was we were what when where
    which who whom whose why will with would you your yours want need know say work works there's does use`),
  es: wordSet(`a al algo ante aqui asi como con cual cuales cuando cuanto cuantos cuanta cuantas da dan de del
    desde donde dos el ella ellas ellos en entre era es esa ese eso esta estan estas este esto estos ser fue ha
    hace hacen hacer han hay he hola la las le les lo los mas me mi mis mucho muy ni no nos o para pero por porque
    puede pueden puedo podria que quien quienes quiero se ser si sin sobre son su sus tambien te tengo tiene tienen
    tu tus un una unas uno unos usted ustedes va van ver y ya yo dime saber necesito funciona funcionan sirve`),
}
/** Asked alone, a greeting is what it is about. */
const never = new Set(['hola'])

/** A question without addresses and long numbers: they say nothing of what is asked, and are nobody's business. */
export function hideAddresses(question: string): string {
  return question.replace(/\S+@\S+/g, '…').replace(/\d[\d -]{6,}\d/g, '…')
}

/** The words of a text, in order, plain. `PT-ABC123` and `$800` stay recognizable. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The word as it is searched, or nothing for one that says nothing. */
export function searchWord(word: string, language: Language): string | null {
  const [found = ''] = wordsOf(word)
  if (found === '' || (fillers[language].has(found) && !never.has(found))) return null
  return language === 'es' ? stemSpanish(found) : stemEnglish(found)
}

/** The words of a question that say what it is about, as they are searched. */
export function contentWords(question: string, language: Language): string[] {
  const words = wordsOf(question).map((word) => searchWord(word, language))
  return [...new Set(words.filter((word) => word !== null))]
}

/** The language a question is asked in; `otherwise` where it tells nothing. */
export function detectLanguage(question: string, otherwise: Language): Language {
  if (/[¿¡ñ]/i.test(question)) return 'es'
  const words = wordsOf(question)
  const count = (language: Language) => words.filter((word) => fillers[language].has(word)).length
  const [english, spanish] = [count('en'), count('es')]
  if (english === spanish) return otherwise
  return spanish > english ? 'es' : 'en'
}

/** Enough for `donations`, `donating`, `donated` and `donate` to meet. */
function stemEnglish(word: string): string {
  if (word.length <= 3) return word
  return word
    .replace(/(?:ies|y)$/, 'i')
    .replace(/(?:ations?|ating|ated|ates|ate|ings?|ers?|ed|es|s|e)$/, (ending, at: number) =>
      at >= 3 ? '' : ending,
    )
}

/** Enough for `donaciones`, `donación`, `donando` and `donar` to meet. */
function stemSpanish(word: string): string {
  if (word.length <= 3) return word
  return word.replace(
    /(?:aciones|acion|iendo|ando|adas|ados|ada|ado|idos|idas|ido|ida|ar|er|ir|os|as|es|s|o|a|e)$/,
    (ending, at: number) => (at >= 3 ? '' : ending),
  )
}

function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/))
}
