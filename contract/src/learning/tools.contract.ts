import { z } from 'zod'
import { Day } from '../day.contract.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { Instant } from '../instant.contract.ts'
import { languages } from '../language.ts'
import { oneLine } from '../name.contract.ts'
import { BriefContent } from './brief-content.contract.ts'
import { GoalAnswers, GoalAsk, GoalContent } from './goal-content.contract.ts'
import { disabilityCategories } from './tools/goals/goal.ts'
import {
  maxDraftFieldLength,
  maxLessonPlanLength,
  maxNoteBodyLength,
  maxNotePointsLength,
  maxPresentLevelLength,
  maxNoteSubjectLength,
  mostAsks,
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
export const ToolContent = z.discriminatedUnion('tool', [NoteContent, GoalContent, BriefContent])
export type ToolContent = z.infer<typeof ToolContent>

/** A result as its teacher lists it. */
export const ToolResultRow = z.object({
  id: Id,
  tool: z.enum(teacherTools),
  /** Whom it is about, where it is about a student. */
  student_name: z.string().nullable(),
  /** What it is called: its subject, or its first words. */
  title: z.string(),
  /** The words by which it is told from others of this title. */
  excerpt: z.string(),
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
  today: Day.nullish(),
  /** The same key writes once. */
  idempotency_key: z.string().min(8).max(100).nullish(),
  /** What is built in writes, also where the teacher agreed to a provider. */
  built_in: z.boolean().nullish(),
}
/** What every tool may refuse: without a credit, and under the key of something else or of what was removed. */
const anyTool = ['credits.not_enough', 'tools.key_conflict', 'tools.result_not_found'] as const
const writing = { max: 60, windowSeconds: 600, per: 'account' } as const

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
          subject: oneLine(maxNoteSubjectLength).nullish(),
          tone: z.enum(noteTones).nullish(),
          /** That of the family, unless another is named. */
          language: Language.nullish(),
          /** What the teacher wants to say, in a few words. */
          points: z.string().max(maxNotePointsLength).nullish(),
        })
        .nullish(),
    }),
    output: z.object({ note: NoteContent, result_id: Id, item: ToolResult }),
    errors: [
      ...anyTool,
      'students.not_found',
      'tools.template_not_found',
      'tools.template_empty',
      'tools.note_failed',
    ],
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
      grade: oneLine(20).nullish(),
      /** Speaks for an area where the present level does not say it. */
      disability_category: z.enum(disabilityCategories).nullish(),
      present_level: z.string().trim().min(1).max(maxPresentLevelLength),
      language: Language.nullish(),
      answers: GoalAnswers.nullish(),
    }),
    output: z.object({
      goal: z.object({
        goal_text: z.string(),
        ...{ elements: GoalContent.shape.elements.nullable(), objectives: GoalContent.shape.objectives },
        ...{ checks: GoalContent.shape.checks, notes: GoalContent.shape.notes },
        asks: z.array(GoalAsk).max(mostAsks),
      }),
      result_id: Id.nullable(),
      item: ToolResult.nullable(),
    }),
    errors: [...anyTool, 'students.not_found', 'tools.goal_failed'],
    rateLimit: writing,
  }),
  brief: endpoint({
    name: 'tools.generate-brief',
    method: 'POST',
    path: '/api/sub/brief-generate',
    summary:
      'Makes one printable page for a substitute of a lesson plan. It holds nothing that the plan does not say; what is unclear is asked, not guessed.',
    access: 'teacher',
    namesCaller: ['body.teacher_id'],
    body: z.object({
      ...forAnyTool,
      lesson_plan: z.string().trim().min(1).max(maxLessonPlanLength),
      /** The day on which the substitute comes; without one the page has no date. */
      for_day: Day.nullish(),
      language: Language.nullish(),
    }),
    output: z.object({
      /** `brief` is the whole page as plain text. */
      sub_brief: BriefContent.extend({ brief: z.string() }),
      result_id: Id,
      item: ToolResult,
    }),
    errors: [...anyTool, 'tools.brief_failed'],
    rateLimit: writing,
  }),
}
