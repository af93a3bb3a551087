import type { Role } from '@tower/contract/access.ts'
import { LoggedRefusal, Refusal } from '../refusal.ts'
import { isMeantFor, type LiveAudience, type LiveMessage } from './live-message.ts'

/** One open screen. */
export type LiveSubscriber = LiveAudience & {
  sessionId: string
  role: Role | null
  assurance: 'aal1' | 'aal2'
  onMessage(message: LiveMessage): void
  /** The session ended, the role or the duties changed, a second factor was given or the server stops: the stream must close. */
  onEnd(): void
}

export type Subscribers = {
  /** Adds a screen and answers how to take it away; refuses one too many. */
  add(subscriber: LiveSubscriber): () => void
  publish(message: LiveMessage): void
  all(): Iterable<LiveSubscriber>
  count(): number
}

/**
 * Keeps who listens, by person, so that an event reaches its screens without asking all of them. `onFull` hears once that
 * no more can listen, and again only after one could: a refusal for each of a flood would fill the log.
 */
export function createSubscribers(
  limits: { perPerson: number; inAll: number },
  onFull: () => void,
): Subscribers {
  let isFull = false
  const everyone = new Set<LiveSubscriber>()
  const staff = new Set<LiveSubscriber>()
  const byUser = new Map<string, Set<LiveSubscriber>>()

  const remove = (subscriber: LiveSubscriber): void => {
    everyone.delete(subscriber)
    staff.delete(subscriber)
    const own = byUser.get(subscriber.userId)
    own?.delete(subscriber)
    if (own?.size === 0) byUser.delete(subscriber.userId)
  }
  return {
    add(subscriber) {
      const own = byUser.get(subscriber.userId) ?? new Set()
      if (own.size >= limits.perPerson) throw new Refusal('request.rate_limited')
      if (everyone.size >= limits.inAll) {
        if (!isFull) onFull()
        isFull = true
        throw new LoggedRefusal('server.unavailable')
      }
      isFull = false
      byUser.set(subscriber.userId, own.add(subscriber))
      everyone.add(subscriber)
      if (subscriber.isStaff) staff.add(subscriber)
      return () => remove(subscriber)
    },
    publish(message) {
      const audience = message.audienceUserId === null ? staff : byUser.get(message.audienceUserId)
      for (const subscriber of [...(audience ?? [])])
        if (isMeantFor(message, subscriber)) subscriber.onMessage(message)
    },
    all: () => [...everyone],
    count: () => everyone.size,
  }
}
