import type { Language } from '@tower/contract/language.ts'
import type { Shape } from '../passages/passage-words.ts'
import type { Matter } from './matter.ts'

const usual: Readonly<Record<Shape, Readonly<Record<Language, string>>>> = {
  growing: { en: 'little ones|p', es: 'pequeños|p' },
  making: { en: 'our big idea', es: 'nuestra gran idea|f' },
  trip: { en: 'our trip', es: 'nuestro paseo' },
  search: { en: 'our question', es: 'nuestra pregunta|f' },
  performance: { en: 'our show', es: 'nuestra función|f' },
  kindness: { en: 'kindness', es: 'bondad|f' },
  farewell: { en: 'our friend', es: 'nuestro amigo' },
  week: { en: 'our week', es: 'nuestra semana|f' },
}

/** What a book speaks of where its notes name no thing we know. */
export function usualMatter(shape: Shape, language: Language): Matter {
  const [word = '', marks = ''] = usual[shape][language].split('|')
  const plural = marks.includes('p')
  return { one: word, many: word, plural, counted: false, feminine: marks.includes('f'), shapes: [shape] }
}
