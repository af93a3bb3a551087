import type { NoteInput } from '../../../src/learning/tools/notes/note.ts'
import { builtInTemplates } from '../../../src/learning/tools/notes/templates/built-in-templates.ts'
import { fiftyInputs } from './fifty-inputs.ts'

/** For tests: what the writer of notes gets, with these points. */
export function input(points: string, changes: Partial<NoteInput> = {}): NoteInput {
  const [first] = fiftyInputs
  if (first === undefined) throw new Error('there are no inputs')
  return { ...first, points, ...changes }
}

/** For tests: the same with one of the templates that come with the tool. */
export function withTemplate(key: string, points: string, changes: Partial<NoteInput> = {}): NoteInput {
  const template = builtInTemplates.find((one) => one.key === key)
  if (template === undefined) throw new Error(`no template ${key}`)
  return input(points, { template: { key, title: template.title.en, body: template.body }, ...changes })
}
