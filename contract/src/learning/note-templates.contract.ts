import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { languages } from '../language.ts'
import { name } from '../name.contract.ts'
import { NoteText } from './tools.contract.ts'
import { maxNotePointsLength, maxTemplateBodyLength, maxTemplateTitleLength, noteTones } from './tools.ts'

const InBoth = z.object({ en: z.string(), es: z.string() })

/** A template of notes to parents, as one teacher has it. */
export const NoteTemplate = z.object({
  id: Id,
  /** The teacher's own title, else ours in English. */
  title: z.string(),
  key: z.string(),
  titles: InBoth,
  body: InBoth,
  /** Whether the teacher changed it. */
  own: z.boolean(),
})
export type NoteTemplate = z.infer<typeof NoteTemplate>

const params = z.object({ templateId: Id })
const perTeacher = { max: 240, windowSeconds: 600, per: 'account' } as const
/** Controls but for the ends of lines, marks of direction, private letters and halves of letters: none is seen where it stands. */
const unseen = /(?!\n)[\p{Cc}\p{Co}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
const plain = (typed: string): string => typed.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(unseen, '')
const Title = z
  .string()
  .max(maxTemplateTitleLength)
  .transform(plain)
  .pipe(name(maxTemplateTitleLength).min(1))
const Body = z.string().max(maxTemplateBodyLength).transform(plain).pipe(z.string().trim().min(1))

/** The templates of notes to parents: twelve, and what each teacher made of them. */
export const noteTemplateEndpoints = {
  listRows: endpoint({
    name: 'tools.list-note-templates',
    method: 'GET',
    path: '/rest/v1/parent_note_templates',
    summary: 'The templates of notes to parents, as the teacher has them.',
    access: 'teacher',
    output: z.array(NoteTemplate),
    errors: [],
  }),
  change: endpoint({
    name: 'tools.change-note-template',
    method: 'PUT',
    path: '/api/teacher/note-templates/:templateId',
    summary: 'Gives the teacher an own version of a template. Nobody else has it.',
    access: 'teacher',
    params,
    body: z.object({
      title: Title,
      body: z.object({ en: Body, es: Body }),
    }),
    output: z.object({ item: NoteTemplate }),
    errors: ['tools.template_not_found'],
    rateLimit: perTeacher,
  }),
  preview: endpoint({
    name: 'tools.preview-note-template',
    method: 'POST',
    path: '/api/teacher/note-templates/:templateId/preview',
    summary:
      'The note that a template would make as it stands in the editor, for the first student of the class list. Nothing is kept, and it costs nothing.',
    access: 'teacher',
    params,
    body: z.object({
      language: z.enum(languages),
      tone: z.enum(noteTones),
      title: z.string().max(maxTemplateTitleLength),
      text: z.string().max(maxTemplateBodyLength).transform(plain),
      /** What the teacher would say; without it, the template's own words. */
      points: z.string().max(maxNotePointsLength).nullish(),
    }),
    output: z.object({
      note: NoteText,
      /** Places in braces that there are none of. */
      unknown_places: z.array(z.string()),
    }),
    errors: ['tools.template_not_found'],
    rateLimit: { max: 600, windowSeconds: 600, per: 'account' },
  }),
  reset: endpoint({
    name: 'tools.reset-note-template',
    method: 'DELETE',
    path: '/api/teacher/note-templates/:templateId',
    summary: 'Gives the teacher the template again as it came.',
    access: 'teacher',
    params,
    output: z.object({ item: NoteTemplate }),
    errors: ['tools.template_not_found'],
    rateLimit: perTeacher,
  }),
}
