import { cutWords } from '@tower/contract/cut-text.ts'
import type { ToolContent } from '@tower/contract/learning/tools.contract.ts'
import type { ToolResultMailParams } from './tool-result-mail.ts'

/** With the words by which its teacher lists it. */
type WordedResult = ToolResultMailParams & { title: string; excerpt: string }

const titleLetters = 100
const excerptLetters = 140

/** What a result says, in plain text: how it is listed and mailed. */
export function wordResult({ content }: { content: ToolContent }): WordedResult {
  if (content.tool === 'iep-goal') {
    const { goal_text: text, objectives, elements } = content
    const texts = [{ title: elements.student, text }, ...objectives
        .filter((step) => step.text.trim() !== '')
        .map((step) => ({ title: '', text: step.text })),
    ]
    // Goals begin alike: with a day and a condition.
    const about = text.slice(Math.max(0, text.indexOf(elements.student)))
    return { tool: content.tool, title: cutWords(about, titleLetters), excerpt: '', texts }
  }
  if (content.tool === 'sub-brief') {
    const { heading, parts } = content
    // In a mail each line stands by itself.
    const texts = parts.map(({ title, text }) => ({ title, text: text.replaceAll('\n', '\n\n') }))
    return { tool: content.tool, title: heading, excerpt: '', texts }
  }
  const { subject, body, other } = content
  return {
    tool: content.tool,
    title: subject,
    excerpt: cutWords(pointsOf(body), excerptLetters),
    texts: [
      { title: subject, text: body },
      ...(other ? [{ title: other.subject, text: other.body }] : []),
    ],
  }
}

/** What a note tells, without greeting, closing, and the sentence that all notes of a template begin with. */
function pointsOf(body: string): string {
  const [, ...paragraphs] = body.split(/\n\s*\n/)
  const told = (paragraphs.length > 1 ? paragraphs.slice(0, -1) : paragraphs).join(' ')
  return told.replace(/^[^.!?]*[.!?]+\s+/, '') || body
}
