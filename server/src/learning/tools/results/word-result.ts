import type { ToolContent } from '@tower/contract/learning/tools.contract.ts'
import type { ToolResultMailParams } from './tool-result-mail.ts'

/** What a result says, in plain text: how it is listed and mailed. */
export function wordResult({ content }: { content: ToolContent }): ToolResultMailParams {
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
