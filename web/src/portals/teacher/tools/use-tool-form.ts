import { useQueryClient } from '@tanstack/react-query'
import type { TeacherTool } from '@tower/contract/learning/tools.ts'
import { useEffect, useRef } from 'react'
import { toolCalls, toolQueries } from '../../../learning/tools/tools.api.ts'
import { useKeptForm, useTypingPlace } from '../../../session/use-kept-form.ts'
import { usePaused } from '../../../ui/form/use-paused.ts'

const pauseMs = 1_500

/**
 * What is typed into a tool: kept for this tab at once, and for the teacher on whatever device once the typing pauses.
 * `draft` is what was kept before. Once the tool has written, neither is kept any more.
 */
export function useToolForm<Typed extends Record<string, string>>(
  tool: TeacherTool,
  first: Typed,
  draft: Readonly<Record<string, string>>,
) {
  const client = useQueryClient()
  const place = useTypingPlace(`tool.${tool}`)
  const known = Object.entries(draft).filter(([name]) => name in first)
  const kept = useKeptForm<Typed, null>(place, () => ({
    typed: { ...first, ...Object.fromEntries(known) },
    seen: null,
  }))
  const typed = JSON.stringify(kept.typed)
  const paused = usePaused(typed, pauseMs)
  const last = useRef(paused)
  const sent = useRef('')
  useEffect(() => {
    if (paused === last.current) return
    last.current = paused
    // This tab has it anyway: the next pause tries again.
    toolCalls.keepDraft(tool, JSON.parse(paused) as Typed).catch(() => (last.current = ''))
  }, [tool, paused])
  return {
    ...kept,
    send: () => {
      sent.current = typed
      kept.send()
    },
    settle: () => {
      // The pause after the last key may still be to come: what was written of it is no draft again.
      last.current = sent.current
      client.setQueryData(toolQueries.drafts.queryKey, (drafts) =>
        drafts ? { items: drafts.items.filter((one) => one.tool !== tool) } : undefined,
      )
      kept.settle()
    },
  }
}
