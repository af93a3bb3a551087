import { useQueryClient } from '@tanstack/react-query'
import { reasonOf, type TeacherTool } from '@tower/contract/learning/tools.ts'
import { useRef, useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { explainError } from '../../../api/explain-error.ts'
import {
  readResultsAgain,
  type Result,
  type ToolCost,
  toolQueries,
} from '../../../learning/tools/tools.api.ts'
import { consumeCredit } from '../../../money/credits/uses.api.ts'
import { type Act, useAct } from '../../../session/use-act.ts'
import { useProfile } from '../../../session/route-guard.tsx'
import { useTexts } from '../../../texts/use-texts.ts'

/** What every tool is told beside its own fields. */
export type RunKeys = {
  teacher_id: string
  use_id?: string | undefined
  today: string
  idempotency_key: string
  built_in: boolean
}

/** What came of it: a result, or null where the tool asks for something first. */
type Came = Result | null

export type ToolRun<Input> = Act<Input, Came> & {
  /** Whether a credit that was taken came back. */
  isReturned: boolean
  /** Whether a provider failed, and what is built in can write instead. */
  offersBuiltIn: boolean
  /** What is sent next is written by what is built in. */
  chooseBuiltIn: () => void
}

/** The answer was none that a tool gives. */
class UnexpectedAnswer extends Error {}

/**
 * Has a tool write: takes the credit first, where it is not free, then what is written. A press whose answer got lost is sent
 * again under its key, and takes and writes nothing twice, until something else is typed.
 */
export function useToolRun<Input>(
  tool: TeacherTool,
  write: (input: Input, keys: RunKeys) => Promise<Came | undefined>,
  onDone: (result: Result) => void,
): ToolRun<Input> {
  const profile = useProfile()
  const client = useQueryClient()
  const keys = useRunKey()
  const [isReturned, setReturned] = useState(false)
  const [offersBuiltIn, setOffered] = useState(false)
  const isBuiltIn = useRef(false)
  const failed = useFailureWords(tool)
  const taking = useRef(false)
  const call = async (input: Input) => {
    setReturned(false)
    setOffered(false)
    const builtIn = isBuiltIn.current
    isBuiltIn.current = false
    taking.current = true
    const cost = await client.fetchQuery({ ...toolQueries.cost, staleTime: 0 })
    const key = keys.keyOf(input)
    const useId = await take(tool, cost, key)
    taking.current = false
    const result = await write(input, {
      ...{ teacher_id: profile.id, use_id: useId, today: localDay(), idempotency_key: key },
      built_in: builtIn,
    })
    if (result === undefined) throw new UnexpectedAnswer()
    return result
  }
  const act = useAct(call, {
    failed: (error) => failed(error, taking.current),
    onDone: (result) => {
      keys.renew()
      if (result) onDone(result)
    },
    onFailed: (error) => {
      // What the server refused is over; what got lost on the way is asked for again.
      if (!isCallError(error)) return
      keys.renew()
      setReturned(error.more.credit === 'returned')
      setOffered(error.more.writer === 'provider')
    },
    makeStale: (queries) =>
      Promise.all([readResultsAgain(queries), queries.invalidateQueries(toolQueries.cost)]),
  })
  return { ...act, isReturned, offersBuiltIn, chooseBuiltIn: () => void (isBuiltIn.current = true) }
}

/** The key of a press: the same for the same words, until their answer is there. */
function useRunKey() {
  const sent = useRef({ words: '', key: '' })
  return {
    keyOf: (input: unknown): string => {
      const words = JSON.stringify(input)
      if (sent.current.words !== words) sent.current = { words, key: crypto.randomUUID() }
      return sent.current.key
    },
    renew: () => void (sent.current = { words: '', key: '' }),
  }
}

/** Takes the credit; nothing where the tool is free. Answers the use it opened. */
async function take(tool: TeacherTool, cost: ToolCost, key: string): Promise<string | undefined> {
  if (cost.paid_by === 'nobody') return undefined
  const { use_id: useId } = await consumeCredit({
    ...{ sponsor_id: cost.sponsor_id, amount: 1, reason: reasonOf(tool), idempotency_key: key },
  })
  return useId
}

/** The day where the teacher is, YYYY-MM-DD. */
export function localDay(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

function useFailureWords(tool: TeacherTool): (error: unknown, isTaking: boolean) => string {
  const { refused } = useTexts('tools')
  return (error, isTaking) => {
    if (error instanceof UnexpectedAnswer) return refused.unexpected
    if (isTaking)
      return explainError(error, {
        ...{ statuses: { 402: refused.notEnoughSponsor }, quotes: 'plain text', failed: refused.use },
      })
    return explainError(error, {
      refused: {
        'credits.not_enough': refused.notEnough,
        'tools.template_empty': refused.templateEmpty,
      },
      failed: refused.tools[tool],
    })
  }
}
