import { lowerFirst } from './letters.ts'

const asked = /^(?:should|can|could|do|does|did|is|are|will|would|what|why|how|which|who|where|when)\b/i

/** “STEM challenge: build a bridge”, “Topic: should school start later?”: what a line was about stands before its colon. */
export function nameHeading(text: string): string | undefined {
  const task =
    /^(?:the |our |this week's |today's )?((?:\p{L}+ )?(?:challenge|task|goal|job|mission))\s*[:\-]\s+(?:to )?(\p{Ll}+ .+)$/iu.exec(
      text,
    )
  if (task !== null && !/^(?:\p{L}+ed|\p{L}+ing|we|they|the|a|an|it)\b/iu.test(task[2] ?? ''))
    return `our ${lowerFirst(task[1] ?? '')} was to ${lowerFirst(task[2] ?? '')}`
  const topic = /^(?:the |our )?(?:big |debate )?(?:topic|question|debate)\s*[:\-]\s+(.+)$/i.exec(text)?.[1]
  if (topic === undefined) return undefined
  return asked.test(topic) ? `the question was: ${lowerFirst(topic)}` : `we talked about ${lowerFirst(topic)}`
}
