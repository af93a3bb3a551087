import { askPath } from '@tower/contract/learning/assistant.ts'
import { getAccessToken } from '../../session/access-token.ts'
import { forgetSession } from '../../session/stored-session.ts'
import type { Language } from '@tower/contract/language.ts'
import type { Texts } from '../../texts/texts.ts'
import { readReply, type Reply } from './read-reply.ts'

const patienceMs = 30_000

/** Asks the server, in the name of whoever is signed in here. Never throws: a failure is something NUMA says. */
export async function askNuma(
  question: string,
  language: Language,
  words: Texts['assistant'],
): Promise<Reply> {
  try {
    const token = await getAccessToken()
    const first = await post({ question, language }, token)
    if (!hasEnded(first) || !token) return readReply(first, words)
    // The server has ended this session: whoever is here asks as a visitor.
    forgetSession()
    return readReply(await post({ question, language }), words)
  } catch {
    return { text: words.failed.unreachable, sources: [] }
  }
}

type Answered = { status: number; body: unknown }

async function post(body: { question: string; language: Language }, token?: string): Promise<Answered> {
  const response = await fetch(askPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  })
  const text = await response.text()
  return { status: response.status, body: parse(text) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function hasEnded({ status, body }: Answered): boolean {
  const { code } = (body ?? {}) as { code?: string }
  return status === 401 && (code === 'identity.invalid_token' || code === 'identity.session_missing')
}
