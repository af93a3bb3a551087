import { isCallError } from './call-error.ts'

/** What was answered, or nothing where the call failed: a part that can't be loaded must not take the page with it. */
export async function orUndefined<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isCallError(error)) return undefined
    throw error
  }
}
