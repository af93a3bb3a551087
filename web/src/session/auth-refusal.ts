import { CallError, refusalCodeHeader } from '@tower/contract/client.ts'

type Kept = { code: string; retryAfterSeconds?: number | undefined }

/**
 * A refusal as auth-js shall hand it on. Of an answer it keeps one sentence and GoTrue's name for it, and those names are
 * fewer than our codes: so our code and the time to wait travel in the place of the sentence, for {@link asCallError}.
 */
export async function keepRefusal(answer: Response): Promise<Response> {
  const code = answer.headers.get(refusalCodeHeader)
  if (answer.ok || code === null) return answer
  const kept: Kept = { code, retryAfterSeconds: Number(answer.headers.get('retry-after')) || undefined }
  const body = (await answer.json()) as object
  const { status, statusText, headers } = answer
  return new Response(JSON.stringify({ ...body, msg: JSON.stringify(kept) }), { status, statusText, headers })
}

/** What the sign-in client gave back as an error, as the refusal that it was; what never reached the server stays itself. */
export function asCallError(error: unknown): unknown {
  if (!(error instanceof Error) || !('__isAuthError' in error)) return error
  const { status } = error as { status?: number }
  if (!status) return error
  const { code, retryAfterSeconds } = readKept(error.message)
  return new CallError(status, '', code, { retryAfterSeconds })
}

function readKept(message: string): Partial<Kept> {
  try {
    return JSON.parse(message) as Kept
  } catch {
    // Said by auth-js itself, or by whatever stands before the server.
    return {}
  }
}
