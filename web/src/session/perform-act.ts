import { waitsForSecond } from '../api/call-error.ts'
import type { Toast } from '../ui/toast/toast-region.tsx'
import { type FailureWords, readFailure } from './act-failure.ts'
import type { StepUp } from './step-up.tsx'

/** What becomes of an act, and what the page lends for it. */
export type ActSteps<Input, Output> = {
  call: (input: Input) => Promise<Output>
  /** The toast that says what was done; none where the page shows it by itself. */
  done?: string | ((output: Output, input: Input) => string | Toast) | undefined
  /** After the toast: go on to what was made. */
  onDone?: ((output: Output, input: Input) => unknown) | undefined
  /** Done, and shown: closes a form in a drawer, so that the drawer never shows what was before. */
  onShown?: ((output: Output, input: Input) => unknown) | undefined
  /** What to say when it was refused or failed. */
  failed: FailureWords
  /** Where: in `failure`, for the form or dialog that asked, or in a toast, for a button alone. */
  failedIn?: 'place' | 'toast' | undefined
  onFailed?: ((error: unknown, input: Input) => unknown) | undefined
  /** Done or not: closes a question, once the page behind it shows what was done. */
  onEnd?: (() => void) | undefined
  /** What takes it back, on the toast. */
  undo?: { label: string; back: (input: Input) => Input } | undefined
  run: (input: Input) => void
  stepUp: StepUp
  toast: (toast: Toast) => void
  readAnew: () => unknown
}

/**
 * Does something in the order that people see: the call, what was done, the page read anew, and only then the question closed,
 * whose focus goes back to a button that may be gone by then. What failed is said at once: the reading behind it may take as
 * long as the connection is lost. Only what is kept and waits for a second person is read first, as what is done: nobody presses what
 * was asked for already.
 */
export async function performAct<Input, Output>(
  input: Input,
  steps: ActSteps<Input, Output>,
): Promise<Output> {
  const output = await steps
    .stepUp(() => steps.call(input))
    .catch(async (error: unknown) => {
      await sayFailed(error, input, steps)
      throw error
    })
  sayDone(output, input, steps)
  await steps.onDone?.(output, input)
  await steps.readAnew()
  steps.onShown?.(output, input)
  steps.onEnd?.()
  return output
}

async function sayFailed<Input, Output>(error: unknown, input: Input, steps: ActSteps<Input, Output>) {
  const { failed, failedIn, toast, onFailed, onEnd, readAnew } = steps
  const isAsked = waitsForSecond(error)
  if (isAsked) await readAnew()
  // Who says itself what it waits for says it once.
  if (failedIn === 'toast' && !(isAsked && onFailed))
    toast({ text: readFailure(error, failed).failure ?? '', tone: 'danger' })
  const looked = onFailed?.(error, input)
  onEnd?.()
  if (!isAsked) void readAnew()
  await looked
}

function sayDone<Input, Output>(output: Output, input: Input, steps: ActSteps<Input, Output>): void {
  const { done, undo, toast, run } = steps
  const said = typeof done === 'function' ? done(output, input) : done
  if (said === undefined) return
  const action = undo && { label: undo.label, onPress: () => run(undo.back(input)) }
  toast({ ...(action && { action }), ...(typeof said === 'string' ? { text: said } : said) })
}
