import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { LiveTopic } from '@tower/contract/live-topics.ts'
import { useCallback, useState } from 'react'
import { makeStale } from '../api/stale-on.ts'
import { useToast } from '../ui/toast/toast-region.tsx'
import { type FieldsOfCodes, readFailure } from './act-failure.ts'
import { type ActSteps, performAct } from './perform-act.ts'
import { useStepUp } from './step-up.tsx'

type Said = 'done' | 'onDone' | 'onShown' | 'failed' | 'failedIn' | 'onFailed' | 'onEnd' | 'undo'

export type ActOptions<Input, Output> = Pick<ActSteps<Input, Output>, Said> & {
  /** Which field a refusal belongs to, by its code: then it is in `problems`, for the form that is tied to the act. */
  fields?: FieldsOfCodes<Input extends object ? keyof Input & string : never>
  /** What is read anew, done or refused: whoever was second then sees what the first did. */
  makeStale: readonly LiveTopic[] | ((client: QueryClient) => unknown)
}

/** Something a person does by pressing a button. */
export type Act<Input, Output> = {
  run: (input: Input) => void
  isPending: boolean
  isDone: boolean
  /** What it was run for last. */
  input: Input | undefined
  /** What was answered last. */
  output: Output | undefined
  failure: string | undefined
  problems: Readonly<Record<string, string>>
  error: unknown
  /** A form says which fields it has; what it does not have is said in `failure`. */
  takeFields: (names: readonly string[]) => void
  /** Forgets what the last try came to, as when its dialog is opened again. */
  reset: () => void
}

/**
 * Something a person does: makes the call, asks who is there where the server wants a recent proof, says what came of it and
 * reads anew what was acted on.
 *
 *     const approve = useAct(deskCalls.approve, { done: texts.approved, failed: texts.failed, makeStale: readDeskAgain })
 *     <Button pending={approve.isPending} onClick={() => approve.run(order.id)}>…</Button>
 */
export function useAct<Output, Input = void>(
  call: (input: Input) => Promise<Output>,
  options: ActOptions<Input, Output>,
): Act<Input, Output> {
  const { failed, failedIn = 'place', fields } = options
  const stepUp = useStepUp()
  const client = useQueryClient()
  const toast = useToast()
  const [taken, setTaken] = useState<readonly string[]>([])
  const mutation = useMutation({
    meta: { changesNothing: Array.isArray(options.makeStale) && options.makeStale.length === 0 },
    mutationFn: (input: Input): Promise<Output> => {
      const readAnew = () => readStale(client, options.makeStale)
      return performAct(input, { ...options, call, run: mutation.mutate, stepUp, toast, readAnew })
    },
  })
  const { failure, problems } = readFailure(mutation.error, failed, fields, taken)
  return {
    run: (input) => mutation.mutate(input),
    isPending: mutation.isPending,
    isDone: mutation.isSuccess,
    input: mutation.variables,
    output: mutation.data,
    failure: failedIn === 'place' ? failure : undefined,
    problems,
    error: mutation.error,
    takeFields: useCallback((names: readonly string[]) => setTaken(names), []),
    reset: mutation.reset,
  }
}

function readStale(client: QueryClient, what: ActOptions<never, never>['makeStale']): unknown {
  return typeof what === 'function' ? what(client) : makeStale(client, ...what)
}
