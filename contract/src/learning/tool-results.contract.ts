import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { ToolContent, ToolDraft, ToolResult, ToolResultRow } from './tools.contract.ts'
import { keptResults, teacherTools } from './tools.ts'

const keeping = { max: 600, windowSeconds: 600, per: 'account' } as const
const resultOf = z.object({ resultId: Id })
const One = z.object({ item: ToolResult })
const Done = z.object({ ok: z.literal(true) })

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
