import type { Language } from '@tower/contract/language.ts'
import { translateVerb } from '@tower/contract/learning/tools/goals/observable-verbs.ts'
import type { Action } from '../name-action.ts'
import type { SettingInput } from '../read-setting.ts'
import { quote } from './quote.ts'
import type { QuotedBehavior } from './quote-behavior.ts'

/**
 * What was quoted, in the other language: its verb in translation, and what follows as it was typed, in marks, for somebody to
 * translate. A usual wording of something else would be wrong; words in marks are seen to be unfinished.
 */
export function sayElsewhere(
  { verb, detail, tail = '', help = '', isOccasion = false }: QuotedBehavior,
  { language }: SettingInput,
): Action {
  const said = translateVerb(verb, language) ?? translateVerb(verb.split(' ')[0] ?? '', language)
  const [, ...more] = verb.split(' ')
  const words = [...(said === undefined ? [verb] : more), detail, tail].filter((word) => word !== '')
  const alone = help === '' ? '' : independently[language]
  return {
    verb: said ?? shown[language],
    detail: [words.length === 0 ? '' : quote(words.join(' '), language), alone].filter(Boolean).join(' '),
    sort: '',
    isOccasion,
    isOurWording: false,
  }
}

const independently: Record<Language, string> = { en: 'independently', es: 'sin ayuda' }

const shown: Record<Language, string> = { en: 'demonstrate', es: 'demostrar' }
