import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { Instant } from '../instant.contract.ts'
import { languages } from '../language.ts'
import { GoalAnswers, GoalAsk, GoalContent } from './goal-content.contract.ts'
import { disabilityCategories } from './tools/goals/goal.ts'
import {
  keptResults,
  maxDraftFieldLength,
  maxNoteBodyLength,
  maxNotePointsLength,
  maxPresentLevelLength,
  maxNoteSubjectLength,
  noteAskKinds,
  noteTones,
  teacherTools,
} from './tools.ts'

const Language = z.enum(languages)

/** A note in one language. */
export const NoteText = z.object({
  language: Language,
  subject: z.string().max(maxNoteSubjectLength),
  body: z.string().max(maxNoteBodyLength),
})
export type NoteText = z.infer<typeof NoteText>

/** What of a note only its teacher can put right. */
export const NoteAsk = z.object({ kind: z.enum(noteAskKinds), quote: z.string() })
export type NoteAsk = z.infer<typeof NoteAsk>

/** A note to parents, and the same in the other language. */
export const NoteContent = NoteText.extend({
  tool: z.literal('parent-note'),
  other: NoteText.nullable(),
  asks: z.array(NoteAsk),
})
export type NoteContent = z.infer<typeof NoteContent>

/** What a tool wrote, each in its own shape. */
export const ToolContent = z.discriminatedUnion('tool', [NoteContent, GoalContent])
export type ToolContent = z.infer<typeof ToolContent>

/** A result as its teacher lists it. */
export const ToolResultRow = z.object({
  id: Id,
  tool: z.enum(teacherTools),
  /** Whom it is about, where it is about a student. */
  student_name: z.string().nullable(),
  /** Its first words. */
  title: z.string(),
  created_at: Instant,
  changed_at: Instant,
})
export type ToolResultRow = z.output<typeof ToolResultRow>

/** A result as its teacher works on it. */
export const ToolResult = ToolResultRow.extend({
  student_id: Id.nullable(),
  /** Which of its versions it is; earlier and later ones are a step away. */
  version: z.number().int(),
  has_earlier: z.boolean(),
  has_later: z.boolean(),
  content: ToolContent,
})
export type ToolResult = z.output<typeof ToolResult>

/** What is being typed into the form of a tool. */
export const ToolDraft = z.object({
  tool: z.enum(teacherTools),
  fields: z.record(z.string().max(40), z.string().max(maxDraftFieldLength)),
})
export type ToolDraft = z.infer<typeof ToolDraft>

/** Whose it is, as older clients say it; the session decides. */
const CallerId = z.string().max(100).nullish()
/** What every tool is told beside its own fields. */
const forAnyTool = {
  teacher_id: CallerId,
  /** The use to be ended by it; without one the oldest that is open. */
  use_id: Id.nullish(),
  /** The day where the teacher is, at most one off that of the server. */
  today: z.iso.date().nullish(),
  /** The same key writes once. */
  idempotency_key: z.string().min(8).max(100).nullish(),
}
const writing = { max: 60, windowSeconds: 600, per: 'account' } as const
const keeping = { max: 600, windowSeconds: 600, per: 'account' } as const
const resultOf = z.object({ resultId: Id })
const One = z.object({ item: ToolResult })
const Done = z.object({ ok: z.literal(true) })

/** What the tools write. */
export const toolEndpoints = {
  cost: endpoint({
    name: 'tools.cost',
    method: 'GET',
    path: '/api/teacher/tools/cost',
    summary:
      'What a use of a tool costs the teacher now and who pays: tools credits first, then the sponsor of a classroom; without either it is free.',
    access: 'teacher',
    output: z.object({
      credits: z.number().int(),
      paid_by: z.enum(['tools', 'sponsor', 'nobody']),
      /** Whom to name when the credit is taken. */
      sponsor_id: Id.nullable(),
      tools_credits: z.number(),
      affordable: z.boolean(),
    }),
    errors: [],
  }),
  note: endpoint({
    name: 'tools.generate-note',
    method: 'POST',
    path: '/api/parent-note/generate',
    summary:
      'Writes a note to the parents of a student, in the language of the family and in the other one. It ends a use of a credit, unless the tool is free.',
    access: 'teacher',
    namesCaller: ['body.teacher_id'],
    body: z.object({
      ...forAnyTool,
      student_id: Id,
      template_id: Id,
      overrides: z
        .object({
          subject: z.string().trim().max(maxNoteSubjectLength).nullish(),
          tone: z.enum(noteTones).nullish(),
          /** That of the family, unless another is named. */
          language: Language.nullish(),
          /** What the teacher wants to say, in a few words. */
          points: z.string().max(maxNotePointsLength).nullish(),
        })
        .nullish(),
    }),
    output: z.object({ note: NoteContent, result_id: Id, item: ToolResult }),
    errors: ['credits.not_enough', 'students.not_found', 'tools.template_not_found', 'tools.note_failed'],
    rateLimit: writing,
  }),
  goal: endpoint({
    name: 'tools.generate-goal',
    method: 'POST',
    path: '/api/iep/goal-generate',
    summary:
      'Writes a measurable annual goal for a student from a present level, or asks for what is missing in it: then `goal_text` is empty, nothing is kept, and the credit is given back.',
    access: 'teacher',
    namesCaller: ['body.teacher_id'],
    body: z.object({
      ...forAnyTool,
      student_id: Id,
      /** That of the class list where it is left out. */
      grade: z.string().trim().max(20).nullish(),
      disability_category: z.enum(disabilityCategories),
      present_level: z.string().trim().min(1).max(maxPresentLevelLength),
      language: Language.nullish(),
      answers: GoalAnswers.nullish(),
    }),
    output: z.object({
      goal: z.object({
        goal_text: z.string(),
        ...{ elements: GoalContent.shape.elements.nullable(), objectives: GoalContent.shape.objectives },
        ...{ checks: GoalContent.shape.checks, notes: GoalContent.shape.notes },
        asks: z.array(GoalAsk),
      }),
      result_id: Id.nullable(),
      item: ToolResult.nullable(),
    }),
    errors: ['credits.not_enough', 'students.not_found', 'tools.goal_failed'],
    rateLimit: writing,
  }),
}

/** What the tools wrote: the last fifty of whoever asks, and nobody else's. */
export const toolResultEndpoints = {
  list: endpoint({
    name: 'tools.list-results',
    method: 'GET',
    path: '/api/teacher/tool-results',
    summary: 'The own latest fifty results, the newest first.',
    access: 'teacher',
    output: z.object({ items: z.array(ToolResultRow).max(keptResults) }),
    errors: [],
  }),
  read: endpoint({
    name: 'tools.read-result',
    method: 'GET',
    path: '/api/teacher/tool-results/:resultId',
    summary: 'An own result as it stands now.',
    access: 'teacher',
    params: resultOf,
    output: One,
    errors: ['tools.result_not_found'],
  }),
  edit: endpoint({
    name: 'tools.edit-result',
    method: 'PATCH',
    path: '/api/teacher/tool-results/:resultId',
    summary:
      'Keeps what a teacher made of an own result, as its next version. `version` is the one that was seen.',
    access: 'teacher',
    params: resultOf,
    body: z.object({ version: z.number().int().min(1).max(1_000_000), content: ToolContent }),
    output: One,
    errors: ['tools.result_not_found', 'tools.result_changed', 'tools.not_this_tool'],
    rateLimit: keeping,
  }),
  step: endpoint({
    name: 'tools.step-result',
    method: 'POST',
    path: '/api/teacher/tool-results/:resultId/step',
    summary: 'Goes back to the version before, or forward again.',
    access: 'teacher',
    params: resultOf,
    body: z.object({ version: z.number().int().min(1).max(1_000_000), to: z.enum(['back', 'forward']) }),
    output: One,
    errors: ['tools.result_not_found', 'tools.result_changed'],
    rateLimit: keeping,
  }),
  remove: endpoint({
    name: 'tools.remove-result',
    method: 'DELETE',
    path: '/api/teacher/tool-results/:resultId',
    summary: 'Takes an own result out of the history. For a week it can come back.',
    access: 'teacher',
    params: resultOf,
    output: Done,
    errors: ['tools.result_not_found'],
    rateLimit: keeping,
  }),
  restore: endpoint({
    name: 'tools.restore-result',
    method: 'POST',
    path: '/api/teacher/tool-results/:resultId/restore',
    summary: 'Puts a removed result back into the own history.',
    access: 'teacher',
    params: resultOf,
    output: Done,
    errors: ['tools.result_not_found'],
    rateLimit: keeping,
  }),
  mail: endpoint({
    name: 'tools.mail-result',
    method: 'POST',
    path: '/api/teacher/tool-results/:resultId/mail',
    summary: 'Mails an own result to the address of whoever asks, and to nobody else.',
    access: 'teacher',
    params: resultOf,
    output: Done,
    errors: ['tools.result_not_found'],
    rateLimit: { max: 20, windowSeconds: 3_600, per: 'account' },
  }),
}

/** What is being typed into the tools. */
export const toolDraftEndpoints = {
  list: endpoint({
    name: 'tools.list-drafts',
    method: 'GET',
    path: '/api/teacher/tool-drafts',
    summary: 'What the teacher is typing into each of the tools.',
    access: 'teacher',
    output: z.object({ items: z.array(ToolDraft).max(teacherTools.length) }),
    errors: [],
  }),
  keep: endpoint({
    name: 'tools.keep-draft',
    method: 'PUT',
    path: '/api/teacher/tool-drafts/:tool',
    summary: 'Keeps what the teacher is typing into a tool. Without fields nothing is kept any more.',
    access: 'teacher',
    params: z.object({ tool: z.enum(teacherTools) }),
    body: z.object({ fields: ToolDraft.shape.fields }),
    output: Done,
    errors: [],
    rateLimit: keeping,
  }),
}
