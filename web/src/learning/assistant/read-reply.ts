import type { Answer } from '@tower/contract/learning/assistant.ts'
import type { Texts } from '../../texts/texts.ts'

/** What NUMA says, and where one can go from there. */
export type Reply = { text: string; sources: string[]; offer?: 'signIn' | 'contact' }

type Words = Texts['assistant']

/** Turns what the server answered into what is said. */
export function readReply({ status, body }: { status: number; body: unknown }, words: Words): Reply {
  if (status < 200 || status > 299) return readRefusal(body, words)
  const { answer, sources } = (body ?? {}) as Partial<Answer>
  const text = typeof answer === 'string' ? answer.trim() : ''
  if (text === '') return { text: words.failed.unknown, sources: [], offer: 'contact' }
  return { text, sources: Array.isArray(sources) ? sources.map(({ source }) => source) : [] }
}

function readRefusal(body: unknown, { failed, refused }: Words): Reply {
  const { error, code } = (body ?? {}) as { error?: unknown; code?: unknown }
  if (code === 'identity.missing_authorization') return { text: failed.signIn, sources: [], offer: 'signIn' }
  const known = Object.entries(refused).find(([name]) => name === code)?.[1]
  return { text: known ?? (typeof error === 'string' && error ? error : failed.unavailable), sources: [] }
}
