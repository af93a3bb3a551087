import type { TeacherTool } from '@tower/contract/learning/tools.ts'
import { useEffect, useRef } from 'react'
import { toolCalls } from '../../../learning/tools/tools.api.ts'
import { useKeptForm, useTypingPlace } from '../../../session/use-kept-form.ts'
import { usePaused } from '../../../ui/form/use-paused.ts'

const pauseMs = 1_500

/**
 * What is typed into a tool: kept for this tab at once, and for the teacher on whatever device once the typing pauses.
 * `draft` is what was kept before.
 */
export function useToolForm<Typed extends Record<string, string>>(
  tool: TeacherTool,
  first: Typed,
  draft: Readonly<Record<string, string>>,
) {
  const place = useTypingPlace(`tool.${tool}`)
  const known = Object.entries(draft).filter(([name]) => name in first)
  const kept = useKeptForm<Typed, null>(place, () => ({
    typed: { ...first, ...Object.fromEntries(known) },
    seen: null,
  }))
  const paused = usePaused(JSON.stringify(kept.typed), pauseMs)
  const last = useRef(paused)
  useEffect(() => {
    if (paused === last.current) return
    last.current = paused
    // This tab has it anyway: the next pause tries again.
    toolCalls.keepDraft(tool, JSON.parse(paused) as Typed).catch(() => (last.current = ''))
  }, [tool, paused])
  return kept
}
