import type { z } from 'zod'
import type { FormAnswer } from '../ui/form/form-answer.ts'
import { textOf } from '../ui/form/form-text.ts'
import { isCallError } from './call-error.ts'
import { explainError, type RefusalWords } from './explain-error.ts'

type Fields = Readonly<Record<string, string>>

export type FormWords = {
  /** What to say at a field that cannot be taken, by its name. */
  faults: Fields
  tooLong?: string
  /** Refusals that have words, by code. */
  refused: RefusalWords
  failed: string
}

/** A form as it was sent, and the call's body it becomes. `fixed` is what the page adds to what was typed. */
export type SentForm<Body extends z.ZodObject> = { form: FormData; schema: Body; fixed?: Fields }

/** Reads a form, says what is wrong with it, or delivers it: the way of every plain form's action. */
export async function sendForm<Body extends z.ZodObject>(
  { form, schema, fixed = {} }: SentForm<Body>,
  words: FormWords,
  deliver: (body: z.output<Body>) => Promise<unknown>,
): Promise<FormAnswer> {
  const names = Object.keys(schema.shape).filter((name) => !Object.hasOwn(fixed, name))
  const values = Object.fromEntries(names.map((name) => [name, textOf(form, name)]))
  const refuse = (status: number, why: Partial<FormAnswer>): FormAnswer => ({
    outcome: 'refused',
    values,
    faults: {},
    status,
    ...why,
  })
  const parsed = schema.safeParse({ ...values, ...fixed })
  if (!parsed.success) return refuse(400, { faults: faultsOf(parsed.error.issues, words) })
  try {
    await deliver(parsed.data)
    return { outcome: 'done', values: {}, faults: {}, status: 200 }
  } catch (error) {
    if (!isCallError(error)) throw error
    const { refused, failed } = words
    return refuse(error.status, { failure: explainError(error, { refused, quotes: 'plain text', failed }) })
  }
}

function faultsOf(
  issues: readonly { code: string; path: readonly PropertyKey[] }[],
  words: FormWords,
): Fields {
  const faults: Record<string, string> = {}
  for (const { code, path } of issues) {
    const field = String(path[0])
    faults[field] ??= (code === 'too_big' && words.tooLong) || (words.faults[field] ?? words.failed)
  }
  return faults
}
