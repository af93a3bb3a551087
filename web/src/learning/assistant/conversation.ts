import { useSyncExternalStore } from 'react'
import { readStoredSession, watchSession } from '../../session/stored-session.ts'
import type { Reply } from './read-reply.ts'

export type Message = Reply & { id: number; role: 'user' | 'assistant' }

export type Conversation = {
  messages: readonly Message[]
  isWaiting: boolean
  lastQuestion: string | undefined
}

const nothing: Conversation = { messages: [], isWaiting: false, lastQuestion: undefined }

/** The conversation lives as long as the document, so that it is still there on the next page. */
let current = nothing
let nextId = 1
/** In whose name was asked last. */
let askerId: string | undefined
const watchers = new Set<() => void>()

// What one person was told of their own is gone before the next one sits here.
watchSession(() => {
  const id = readStoredSession()?.userId
  if (askerId !== undefined && id !== askerId) change(nothing)
  askerId = id
})

/** The conversation so far. */
export function useConversation(): Conversation {
  return useSyncExternalStore(watch, readConversation)
}

/** The conversation so far, once. */
export function readConversation(): Conversation {
  return current
}

/** Sends a question, one at a time; an empty one is nothing. */
export async function sendQuestion(typed: string, ask: (question: string) => Promise<Reply>): Promise<void> {
  const question = typed.trim()
  if (question === '' || current.isWaiting) return
  askerId = readStoredSession()?.userId
  const asked: Conversation = {
    messages: [...current.messages, { id: nextId++, role: 'user', text: question, sources: [] }],
    isWaiting: true,
    lastQuestion: question,
  }
  change(asked)
  const reply = await ask(question)
  // Somebody else may be here by now.
  if (current !== asked) return
  change({
    ...asked,
    messages: [...asked.messages, { ...reply, id: nextId++, role: 'assistant' }],
    isWaiting: false,
  })
}

function change(next: Conversation): void {
  current = next
  for (const tell of watchers) tell()
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => void watchers.delete(onChange)
}
