import { verbs } from '../words/verbs.ts'
import { verbsOfDays } from '../words/verbs-of-days.ts'
import { formEnglish, formSpanish, type EnglishForms, type SpanishForms } from './verb-forms.ts'
import { tableOf } from './word-table.ts'

export type Verb = { en: EnglishForms; es: SpanishForms; flags: ReadonlySet<string> }

/** Which form of which language was read. */
export type VerbForm =
  | 'base'
  | 's'
  | 'past'
  | 'pastMany'
  | 'pastI'
  | 'pastWe'
  | 'many'
  | 'we'
  | 'ing'
  | 'participle'
  | 'command'
  | 'wish'

export type FoundVerb = { verb: Verb; form: VerbForm }

function readRow(row: string): [string, FoundVerb][] {
  const [english = '', spanish = '', flags = ''] = row.split('|')
  const verb: Verb = { en: formEnglish(english), es: formSpanish(spanish), flags: new Set(flags.split(' ')) }
  const { en, es } = verb
  const forms: [string, VerbForm][] = [
    [en.base, 'base'],
    [en.s, 's'],
    [en.past, 'past'],
    [en.ing, 'ing'],
    [en.participle, 'participle'],
    [es.infinitive, 'base'],
    [es.present, 's'],
    [es.presentMany, 'many'],
    [es.presentWe, 'we'],
    [es.past, 'past'],
    [es.pastMany, 'pastMany'],
    [es.pastI, 'pastI'],
    [es.pastWe, 'pastWe'],
    [es.command, 'command'],
    [es.wish, 'wish'],
    [es.ing, 'ing'],
    [es.participle, 'participle'],
  ]
  return forms.map(([word, form]) => [word, { verb, form }])
}

/** Every form of every verb, in both languages. */
export const verbForms = tableOf([...verbs, ...verbsOfDays].flatMap(readRow))
