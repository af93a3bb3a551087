import type { HandlerOutput } from '@tower/contract/endpoint.ts'
import type { toolResultEndpoints } from '@tower/contract/learning/tool-results.contract.ts'
import type { NoteContent, toolEndpoints } from '@tower/contract/learning/tools.contract.ts'
import { printBrief } from '@tower/contract/learning/tools/briefs/print-brief.ts'
import type { GeneratedGoal } from './generate/generate-goal.ts'
import type { ShownResult } from './results/results.queries.ts'
import { wordResult } from './results/word-result.ts'

/** A result as its teacher works on it. */
export function viewResult(result: ShownResult): HandlerOutput<typeof toolResultEndpoints.read>['item'] {
  const { title, excerpt } = wordResult(result)
  return { ...result, title, excerpt }
}

/** The note of a result. */
export function viewNote({ content }: ShownResult): NoteContent {
  if (content.tool !== 'parent-note') throw new Error('the result is no note')
  return content
}

/** A goal that was written, or what has to be answered first. */
export function viewGoal(made: GeneratedGoal): HandlerOutput<typeof toolEndpoints.goal> {
  if ('asks' in made) {
    const { goalText, elements, objectives, checks, notes, asks } = made.asks
    return {
      goal: { goal_text: goalText, elements, objectives, checks, notes, asks },
      ...{ result_id: null, item: null },
    }
  }
  const { content, id } = made.result
  if (content.tool !== 'iep-goal') throw new Error('the result is no goal')
  return { goal: { ...content, asks: [] }, result_id: id, item: viewResult(made.result) }
}

/** The page of a result, and all of it as plain text. */
export function viewBrief(result: ShownResult): HandlerOutput<typeof toolEndpoints.brief> {
  const { content, id } = result
  if (content.tool !== 'sub-brief') throw new Error('the result is no brief')
  return { sub_brief: { ...content, brief: printBrief(content) }, result_id: id, item: viewResult(result) }
}
