import { CallError } from '@tower/contract/client.ts'
import { expect, test } from 'vitest'
import { type ActSteps, performAct } from './perform-act.ts'
import { runWithProof } from './step-up.tsx'

const refused = new CallError(409, 'A colleague was first.', 'orders.decided')
const never = () => new Promise<void>(() => {})

/** An act, and what happened in which order. */
function act(steps: Partial<ActSteps<number, string>> = {}) {
  const happened: string[] = []
  const note = (what: string) => void happened.push(what)
  const later = async (what: string) => {
    await new Promise((resolve) => setTimeout(resolve, 1))
    note(what)
  }
  const whole: ActSteps<number, string> = {
    call: async (input) => {
      await later(`call ${input}`)
      return `order ${input}`
    },
    done: 'Saved.',
    onDone: (output) => note(`done with ${output}`),
    failed: 'Not saved.',
    onFailed: () => note('failed'),
    onEnd: () => note('end'),
    run: (input) => note(`run ${input}`),
    stepUp: (call) => call(),
    toast: ({ text }) => note(`toast ${text}`),
    readAnew: () => later('read anew'),
    ...steps,
  }
  return { happened, note, perform: (input: number) => performAct(input, whole) }
}

test('a question closes only after the page behind it shows what was done', async () => {
  const { happened, perform } = act()
  await expect(perform(7)).resolves.toBe('order 7')
  expect(happened).toEqual(['call 7', 'toast Saved.', 'done with order 7', 'read anew', 'end'])
})

test('what failed is said at once, however long reading the page again takes', async () => {
  const call = () => Promise.reject(refused)
  const { happened, perform } = act({ call, readAnew: never })
  await expect(perform(7)).rejects.toBe(refused)
  expect(happened).toEqual(['failed', 'end'])
})

test('what is kept for a second person is read before its question closes, as what is done', async () => {
  const waits = new CallError(409, 'It waits for a second person.', 'approvals.waits')
  const { happened, perform } = act({ call: () => Promise.reject(waits), failedIn: 'toast' })
  await expect(perform(7)).rejects.toBe(waits)
  // One thing is said of it, by whoever knows what waits.
  expect(happened).toEqual(['read anew', 'failed', 'end'])
})

test('a failure of a button alone stands in a toast, in the words of the server where it has some', async () => {
  const { happened, perform } = act({ call: () => Promise.reject(refused), failedIn: 'toast' })
  await expect(perform(7)).rejects.toBe(refused)
  expect(happened.slice(0, 3)).toEqual(['toast A colleague was first.', 'failed', 'end'])
})

test('a refusal reads the page again, so that whoever was second sees what the first did', async () => {
  const reads: string[] = []
  const readAnew = () => void reads.push('read')
  const { perform } = act({ call: () => Promise.reject(refused), readAnew })
  await expect(perform(7)).rejects.toBe(refused)
  expect(reads).toEqual(['read'])
})

test('what was done can be taken back from its toast, by the same act', async () => {
  const undone: (() => void)[] = []
  const { happened, perform } = act({
    undo: { label: 'Undo', back: (input) => -input },
    toast: ({ action }) => void (action && undone.push(action.onPress)),
  })
  await perform(7)
  undone[0]?.()
  expect(happened.at(-1)).toBe('run -7')
})

test('a page that shows by itself what was done has no toast', async () => {
  const { happened, perform } = act({ done: undefined })
  await perform(7)
  expect(happened).toEqual(['call 7', 'done with order 7', 'read anew', 'end'])
})

test('who is asked for a proof acts once, and is told once what came of it', async () => {
  const proofNeeded = new CallError(403, 'Please confirm that it is you.', 'identity.proof_needed')
  const answers = [() => Promise.reject(proofNeeded), () => Promise.resolve('order 7')]
  const { happened, note, perform } = act({
    call: () => answers.shift()?.() ?? Promise.reject(new Error('It was called a third time.')),
    stepUp: (call) =>
      runWithProof(call, () => {
        note('asked')
        return Promise.resolve(true)
      }),
  })
  await perform(7)
  expect(happened).toEqual(['asked', 'toast Saved.', 'done with order 7', 'read anew', 'end'])
})
