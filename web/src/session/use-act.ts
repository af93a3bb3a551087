import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { LiveTopic } from '@tower/contract/live-topics.ts'
import { makeStale } from '../api/stale-on.ts'
import { type Toast, useToast } from '../ui/toast/toast-region.tsx'
import { type FailureWords, readFailure } from './act-failure.ts'
import { useStepUp } from './step-up.tsx'

export type ActOptions<Input, Output> = {
  /** The toast that says what was done; none where the page shows it by itself. */
  done?: string | ((output: Output, input: Input) => string | Toast)
  /** After the toast: close the dialog, go on to what was made. */
  onDone?: (output: Output, input: Input) => unknown
  /** What to say when it was refused or failed. */
  failed: FailureWords
  /** Where: in `failure`, for the form or dialog that asked, or in a toast, for a button alone. */
  failedIn?: 'place' | 'toast'
  /** Which field a refusal belongs to, by its code: then it is in `problems`. */
  fields?: Readonly<Record<string, string>>
  onFailed?: (error: unknown, input: Input) => unknown
  /** Done or not: closes a question whose failure is said in a toast. */
  onEnd?: () => void
  /** What is read anew, done or refused: whoever was second then sees what the first did. */
  makeStale: readonly LiveTopic[] | ((client: QueryClient) => unknown)
  /** What takes it back, on the toast. */
  undo?: { label: string; back: (input: Input) => Input }
}

/** Something a person does by pressing a button. */
export type Act<Input, Output> = {
  run: (input: Input) => void
  isPending: boolean
  isDone: boolean
  /** What was answered last. */
  output: Output | undefined
  failure: string | undefined
  problems: Readonly<Record<string, string>>
  error: unknown
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
  const { done, onDone, failed, failedIn = 'place', fields, onFailed, onEnd, undo } = options
  const stepUp = useStepUp()
  const client = useQueryClient()
  const toast = useToast()
  const mutation = useMutation({
    mutationFn: (input: Input) => stepUp(() => call(input)),
    onSuccess: (output, input) => {
      const said = typeof done === 'function' ? done(output, input) : done
      const back = undo && { label: undo.label, onPress: () => mutation.mutate(undo.back(input)) }
      if (said !== undefined)
        toast({ ...(back && { action: back }), ...(typeof said === 'string' ? { text: said } : said) })
      return onDone?.(output, input)
    },
    onError: (error, input) => {
      if (failedIn === 'toast') toast({ text: readFailure(error, failed).failure ?? '', tone: 'danger' })
      return onFailed?.(error, input)
    },
    onSettled: () => {
      onEnd?.()
      return readAnew(client, options.makeStale)
    },
  })
  const { failure, problems } = readFailure(mutation.error, failed, fields)
  return {
    run: (input) => mutation.mutate(input),
    isPending: mutation.isPending,
    isDone: mutation.isSuccess,
    output: mutation.data,
    failure: failedIn === 'place' ? failure : undefined,
    problems,
    error: mutation.error,
    reset: mutation.reset,
  }
}

function readAnew(client: QueryClient, what: ActOptions<never, never>['makeStale']): unknown {
  return typeof what === 'function' ? what(client) : makeStale(client, ...what)
}
