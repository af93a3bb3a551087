import type { QueryClient } from '@tanstack/react-query'
import type { CallInput, CallOutput } from '@tower/contract/endpoint.ts'
import { noteTemplateEndpoints } from '@tower/contract/learning/note-templates.contract.ts'
import type { TeacherTool } from '@tower/contract/learning/tools.ts'
import { toolDraftEndpoints, toolResultEndpoints } from '@tower/contract/learning/tool-results.contract.ts'
import { toolEndpoints } from '@tower/contract/learning/tools.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

export type ToolCost = CallOutput<typeof toolEndpoints.cost>
export type ResultRow = CallOutput<typeof toolResultEndpoints.list>['items'][number]
export type Result = CallOutput<typeof toolResultEndpoints.read>['item']
/** What the result of each tool holds. */
export type NoteContent = Extract<Result['content'], { tool: 'parent-note' }>
export type GoalContent = Extract<Result['content'], { tool: 'iep-goal' }>
export type BriefContent = Extract<Result['content'], { tool: 'sub-brief' }>
export type GoalAsk = CallOutput<typeof toolEndpoints.goal>['goal']['asks'][number]
export type GoalBody = CallInput<typeof toolEndpoints.goal>['body']
export type NoteTemplate = CallOutput<typeof noteTemplateEndpoints.listRows>[number]
export type NoteBody = CallInput<typeof toolEndpoints.note>['body']
export type TemplatePreviewBody = CallInput<typeof noteTemplateEndpoints.preview>['body']
export type BriefBody = CallInput<typeof toolEndpoints.brief>['body']

/** What a teacher reads of the tools. */
export const toolQueries = {
  cost: readQuery(toolEndpoints.cost, {}, ['wallet.changed']),
  results: readQuery(toolResultEndpoints.list, {}),
  result: (resultId: string) => readQuery(toolResultEndpoints.read, { params: { resultId } }),
  drafts: readQuery(toolDraftEndpoints.list, {}),
  templates: readQuery(noteTemplateEndpoints.listRows, {}),
  templatePreview: (templateId: string, body: TemplatePreviewBody) =>
    readQuery(noteTemplateEndpoints.preview, { params: { templateId }, body }),
}

type Own = { id: string; version: number }

/** What a teacher does with them. */
export const toolCalls = {
  note: (body: NoteBody) => browserCall(toolEndpoints.note, { body }),
  goal: (body: GoalBody) => browserCall(toolEndpoints.goal, { body }),
  brief: (body: BriefBody) => browserCall(toolEndpoints.brief, { body }),
  edit: ({ id, version, content }: Own & Pick<Result, 'content'>) =>
    browserCall(toolResultEndpoints.edit, { params: { resultId: id }, body: { version, content } }),
  step: ({ id, version, to }: Own & { to: 'back' | 'forward' }) =>
    browserCall(toolResultEndpoints.step, { params: { resultId: id }, body: { version, to } }),
  setRemoved: ({ id, isRemoved }: { id: string; isRemoved: boolean }) =>
    isRemoved
      ? browserCall(toolResultEndpoints.remove, { params: { resultId: id } })
      : browserCall(toolResultEndpoints.restore, { params: { resultId: id } }),
  mail: (id: string) => browserCall(toolResultEndpoints.mail, { params: { resultId: id } }),
  changeTemplate: (templateId: string, body: CallInput<typeof noteTemplateEndpoints.change>['body']) =>
    browserCall(noteTemplateEndpoints.change, { params: { templateId }, body }),
  resetTemplate: (templateId: string) => browserCall(noteTemplateEndpoints.reset, { params: { templateId } }),
  keepDraft: (tool: TeacherTool, fields: Record<string, string>) =>
    browserCall(toolDraftEndpoints.keep, { params: { tool }, body: { fields } }),
}

/** Reads the history again after something was written or changed. */
export const readResultsAgain = (client: QueryClient) => readAgain(client, toolResultEndpoints)

/** Reads the templates again after one was changed. */
export const readTemplatesAgain = (client: QueryClient) => readAgain(client, noteTemplateEndpoints)
