import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { maxTemplateBodyLength, maxTemplateTitleLength } from './tools.ts'

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
const Body = z.string().trim().min(1).max(maxTemplateBodyLength)

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
      title: z.string().trim().min(1).max(maxTemplateTitleLength),
      body: z.object({ en: Body, es: Body }),
    }),
    output: z.object({ item: NoteTemplate }),
    errors: ['tools.template_not_found'],
    rateLimit: perTeacher,
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
