import { cutText } from '@tower/contract/cut-text.ts'
import { uncapitalize } from '@tower/contract/capitalize.ts'
import type { Language } from '@tower/contract/language.ts'
import type { Matter } from '../matter/matter.ts'
import type { Fact } from '../notes/fact.ts'
import type { Shape } from '../passages/passage-words.ts'

export type PromptParts = {
  text: string
  page: number
  facts: readonly Fact[]
  captions: readonly string[]
  matter: Matter
  shape: Shape
  language: Language
}

const mostLetters = 140
const views: Readonly<Record<Language, readonly string[]>> = {
  en: ['seen from far away', 'seen from near by', 'seen from above', 'seen from the side'],
  es: ['visto de lejos', 'visto de cerca', 'visto desde arriba', 'visto de lado'],
}
const looks: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'the class together',
    'two children talking',
    'children looking closely',
    'children whispering',
    'children thinking',
    'a child with a frown',
    'children with bright faces',
    'children helping each other',
    'children holding their breath',
    'the class, glad',
    'children looking back',
    'the class waving',
  ],
  es: [
    'la clase reunida',
    'dos niños que hablan',
    'niños que miran de cerca',
    'niños que susurran',
    'niños que piensan',
    'una niña pensativa',
    'niños con cara alegre',
    'niños que se ayudan',
    'niños que aguantan la respiración',
    'la clase contenta',
    'niños que recuerdan',
    'la clase que saluda',
  ],
}

/** What is to be seen on a page, in the words of its notes where they tell it. */
export function picturePrompt({ text, page, facts, captions, matter, language, shape }: PromptParts): string {
  // Where sentences were joined the fact has lost its stop.
  const told = facts.find(({ sentence }) => text.includes(sentence.replace(/[.!]$/, '')))?.sentence
  const view = views[language][page % 4] ?? ''
  const bare = matter.plural ? matter.many : matter.one
  const look = looks[language][page - 1] ?? ''
  const with_ = /^(?:our|nuestr)/.test(bare) ? look : `${look}, ${bare}`
  const scene = told === undefined ? with_ : scenic(told, language)
  const place = shape === 'trip' && told === undefined ? '' : (captions[page - 1] ?? '')
  return cut([scene, view, ...(told === undefined && place !== '' ? [place] : [])].join('; '))
}

/** “On Monday, we planted beans.” → “the class: planted beans”. */
function scenic(sentence: string, language: Language): string {
  const plain = sentence
    .replace(
      /^(?:On \w+day|El (?:lunes|martes|miércoles|jueves|viernes)|First|Then|Next|Finally|Primero|Luego|Al final),? /u,
      '',
    )
    .replace(/[¡!.]/g, '')
  return language === 'en'
    ? plain
        .replace(/^we\b/i, 'The class')
        .replace(/\bwe\b/g, 'the class')
        .replace(/\bour\b/g, 'their')
    : `La clase: ${uncapitalize(plain)}`
}

function cut(text: string): string {
  const clean = text.replace(/\s+/g, ' ').trim()
  if (clean.length <= mostLetters) return clean
  return cutText(clean, mostLetters + 1).replace(/[\s,;:]+\S*$/, '')
}
