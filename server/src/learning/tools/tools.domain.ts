import { retention } from '@tower/contract/retention.ts'
import type { Declares, Domain } from '../../domain.ts'
import { outlived } from '../../outlived.ts'
import { deleteDraftsOf, selectDrafts } from './drafts/drafts.queries.ts'
import { deleteOwnTemplatesOf, exportOwnTemplates } from './note-templates/note-templates.queries.ts'
import { deleteResultsOf, exportResults } from './results/results.queries.ts'
import { toolResultMail } from './results/tool-result-mail.ts'
import { toolInvariants } from './tool-invariants.ts'

const declares = {
  mails: { tool_result: { write: toolResultMail } },
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    tools: typeof declares
  }
}

/** What writes for teachers: notes to parents, goals, briefs for substitutes. */
export const tools = {
  name: 'tools',
  floor: 5,
  ...declares,
  owns: {
    parent_note_templates: 'fixed',
    own_note_templates: 'deleted',
    tool_results: 'deleted',
    tool_result_versions: 'deleted',
    tool_drafts: 'deleted',
  },
  keeps: {
    removedResults: ['tool_results'],
    toolResults: ['tool_results', 'tool_result_versions'],
    toolDrafts: ['tool_drafts'],
    ownWork: ['own_note_templates'],
    nobody: ['parent_note_templates'],
  },
  reads: ['credit_uses', 'students', 'users'],
  routes: async () => (await import('./tools.routes.ts')).toolRoutes,
  invariants: toolInvariants,
  expiry: {
    rows: {
      tool_results: `${outlived('removed_at', retention.removedResults)} or ${outlived('changed_at', retention.toolResults)}`,
      tool_drafts: outlived('changed_at', retention.toolDrafts),
    },
  },
  personalData: [
    {
      name: 'tool_results',
      erase: (_, tx, { userId }) => deleteResultsOf(tx, userId),
      export: (_, tx, { userId }) => exportResults(tx, userId),
      place: 138,
    },
    {
      name: 'tool_drafts',
      erase: (_, tx, { userId }) => deleteDraftsOf(tx, userId),
      export: (_, tx, { userId }) => selectDrafts(tx, userId),
      place: 139,
    },
    {
      name: 'note_templates',
      erase: (_, tx, { userId }) => deleteOwnTemplatesOf(tx, userId),
      export: (_, tx, { userId }) => exportOwnTemplates(tx, userId),
      place: 139,
    },
  ],
} as const satisfies Domain
