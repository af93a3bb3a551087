import type { LiveMessage } from './live-message.ts'

/**
 * The latest messages in the order they were sent, which is the order of commits and not of ids: a replay
 * from here misses nothing that committed late.
 */
export type RecentMessages = {
  has(id: number): boolean
  add(message: LiveMessage): void
  /** What was sent after this message; undefined when it isn't remembered. */
  after(id: number): LiveMessage[] | undefined
}

/** Remembers the latest `capacity` messages. */
export function rememberMessages(capacity: number): RecentMessages {
  // A Map keeps its order of insertion; the oldest is its first key.
  const messages = new Map<number, LiveMessage>()
  return {
    has: (id) => messages.has(id),
    add(message) {
      messages.set(message.id, message)
      const oldest = messages.keys().next().value
      if (messages.size > capacity && oldest !== undefined) messages.delete(oldest)
    },
    after(id) {
      if (!messages.has(id)) return undefined
      const all = [...messages.values()]
      return all.slice(all.findIndex((message) => message.id === id) + 1)
    },
  }
}
