import type { ToolReason } from '../money/credit-uses.ts'

export const toolErrors = {
  'tools.template_not_found': { status: 404, sentence: 'This template is not there.' },
  'tools.template_empty': {
    status: 409,
    sentence:
      'Of this template nothing is left to say in this tone. Choose another tone, add points, or change the template. No credit was used.',
  },
  'tools.note_failed': { status: 503, sentence: 'Unable to compose note', more: ['credit', 'writer'] },
  'tools.goal_failed': { status: 503, sentence: 'Unable to generate goal', more: ['credit', 'writer'] },
  'tools.brief_failed': { status: 503, sentence: 'Unable to summarize plan', more: ['credit', 'writer'] },
  'tools.result_not_found': { status: 404, sentence: 'This result is no longer there.' },
  'tools.result_changed': {
    status: 409,
    sentence: 'This was changed in another window. Open it again to see what is there now.',
  },
  'tools.key_conflict': { status: 409, sentence: 'This was already sent for another tool.' },
  'tools.not_this_tool': { status: 400, sentence: 'This is not what the tool wrote.' },
} as const

/** The writing tools of teachers. */
export const teacherTools = ['parent-note', 'iep-goal', 'sub-brief'] as const
export type TeacherTool = (typeof teacherTools)[number]

/** What a credit is taken for when a tool is used. */
export function reasonOf(tool: TeacherTool): ToolReason {
  return `tool:${tool}`
}

/** How a note to parents sounds. */
export const noteTones = ['warm', 'professional', 'brief', 'celebratory'] as const
export type NoteTone = (typeof noteTones)[number]

/** What of a note only its teacher can put right. */
export const noteAskKinds = [
  'translate',
  'translate_other',
  'finish_sentence',
  'shorten_sentence',
  'shorten_note',
  'good_thing',
  'no_points',
  'weekday',
  'other_child',
  'unknown_place',
] as const
export type NoteAskKind = (typeof noteAskKinds)[number]

export const maxNoteSubjectLength = 200
export const maxNotePointsLength = 4_000
export const maxNoteBodyLength = 8_000
export const maxPresentLevelLength = 20_000
/** The most that the sentence of a goal holds, and each of the parts that make it up. */
export const maxGoalTextLength = 6_000
export const maxGoalPartLength = 600
/** As many letters of a lesson plan as a brief is made of. */
export const maxLessonPlanLength = 50_000
/** A plan may be one long line: then it is one part of the page. */
export const maxBriefPartLength = 60_000
export const mostBriefParts = 20
/** As many questions as a tool asks at once, and answers to choose from. */
export const mostAsks = 60
export const mostAskChoices = 12
export const maxTemplateTitleLength = 80
export const maxTemplateBodyLength = 4_000

/** How many of a teacher's results are kept, and how many versions of each. */
export const keptResults = 50
export const keptVersions = 20
/** The most that a field of a draft holds. */
export const maxDraftFieldLength = 60_000
