import { maxNoteSubjectLength } from '@tower/contract/learning/tools.ts'
import type { ToolContent } from '@tower/contract/learning/tools.contract.ts'
import { cutText } from '../cut-text.ts'
import type { ToolResultMailParams } from './tool-result-mail.ts'

/** With its first words, by which its teacher lists it. */
type WordedResult = ToolResultMailParams & { title: string }

/** What a result says, in plain text: how it is listed and mailed. */
export function wordResult({ content }: { content: ToolContent }): WordedResult {
  if (content.tool === 'iep-goal') {
    const { goal_text: text, objectives, elements } = content
    const texts = [{ title: elements.student, text }, ...objectives
        .filter((step) => step.text.trim() !== '')
        .map((step) => ({ title: '', text: step.text })),
    ]
    return { tool: content.tool, title: cutText(text, maxNoteSubjectLength), texts }
  }
  if (content.tool === 'sub-brief') {
    const { heading, parts } = content
    // In a mail each line stands by itself.
    const texts = parts.map(({ title, text }) => ({ title, text: text.replaceAll('\n', '\n\n') }))
    return { tool: content.tool, title: cutText(heading, maxNoteSubjectLength), texts }
  }
  const { subject, body, other } = content
  return {
    tool: content.tool,
    title: subject,
    texts: [
      { title: subject, text: body },
      ...(other ? [{ title: other.subject, text: other.body }] : []),
    ],
  }
}
