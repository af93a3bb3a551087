import { AsyncLocalStorage } from 'node:async_hooks'
import type { Services } from '../services.ts'
import { findNewestEventId, listEvents, listEventsAfter, listEventsFor } from './live-events.queries.ts'
import {
  isMeantFor,
  readAnnouncement,
  toMessage,
  type LiveAudience,
  type LiveEventRow,
  type LiveMessage,
} from './live-message.ts'
import { rememberMessages, type RecentMessages } from './recent-messages.ts'
import { createSubscribers, type LiveSubscriber, type Subscribers } from './subscribers.ts'
import { watchSessions, type SessionKeeper } from './watch-sessions.ts'

/** What open screens hear from. One connection listens to the database for all of them. */
export type LiveHub = {
  /** Adds a screen and answers how to take it away; throws a Refusal when there are too many. */
  subscribe(subscriber: LiveSubscriber): () => void
  /** What a listener missed since a message; undefined when it is too much or too long ago to tell. */
  replayAfter(id: number, audience: LiveAudience): Promise<LiveMessage[] | undefined>
  /** How many screens listen. */
  screens(): number
  /** Closes every stream: the server is about to stop. */
  endStreams(): void
  stop(): Promise<void>
}

const channel = 'tower_live'
const mostScreens = 5_000
const remembered = 2_000
const longestReplay = 500
/** Ids are taken before commits: what a reconnect could have hidden may lie this far below the newest. */
const reorderingDepth = 500
const retryAfterMs = 1_000

type Feed = Pick<Services, 'database' | 'log'> & { recent: RecentMessages; subscribers: Subscribers }

/** Starts listening for `live_events` and handing them to subscribers. */
export async function startLive(
  services: Pick<Services, 'database' | 'log'>,
  keeper: SessionKeeper,
): Promise<LiveHub> {
  const { database, log } = services
  const recent = rememberMessages(remembered)
  const subscribers = createSubscribers({ perPerson: 20, inAll: mostScreens }, () =>
    log.warn({ open: mostScreens }, 'no more screens can listen at this process'),
  )
  const reader = createReader({ ...services, recent, subscribers }, await database.read(findNewestEventId))
  const stopListening = await database.listen(channel, reader.onPayload)
  const stopWatching = watchSessions(services, subscribers, keeper)

  const endStreams = (): void => {
    for (const subscriber of subscribers.all()) subscriber.onEnd()
  }
  return {
    subscribe: subscribers.add,
    async replayAfter(id, audience) {
      const sent = recent.after(id)?.filter((message) => isMeantFor(message, audience))
      if (sent) return sent
      const rows = await database.read((tx) => listEventsFor(tx, id, audience, longestReplay + 1))
      return rows.length > longestReplay
        ? undefined
        : rows.map(toMessage).filter((message) => isMeantFor(message, audience))
    },
    screens: subscribers.count,
    endStreams,
    async stop() {
      stopWatching()
      reader.stop()
      endStreams()
      await stopListening()
    },
  }
}

/**
 * Hands on what the database announces. Each announcement is an event, told when its transaction commits; ids may come
 * out of order. One that tells only an id is read, and where some may have been lost, everything recent is looked at.
 */
function createReader(feed: Feed, newestId: number) {
  // The embedded engine tells of a commit from inside the work that made it; reading is work of its own.
  const outside = AsyncLocalStorage.snapshot()
  const announced = new Set<number>()
  const whole: LiveEventRow[] = []
  let catchUp = false
  let isReading = false
  let isStopped = false
  let newest = newestId

  const publish = (messages: LiveMessage[]): void => {
    for (const message of messages) {
      if (feed.recent.has(message.id)) continue
      feed.recent.add(message)
      newest = Math.max(newest, message.id)
      feed.subscribers.publish(message)
    }
  }
  const readAll = async (): Promise<void> => {
    while (!isStopped && (catchUp || announced.size + whole.length > 0)) {
      publish(whole.splice(0).map(toMessage))
      if (catchUp) {
        catchUp = false
        const since = Math.max(0, newest - reorderingDepth)
        publish((await feed.database.read((tx) => listEventsAfter(tx, since, remembered))).map(toMessage))
      }
      const ids = [...announced]
      if (ids.length > 0) publish((await feed.database.read((tx) => listEvents(tx, ids))).map(toMessage))
      for (const id of ids) announced.delete(id)
    }
  }
  const read = (): void => {
    if (isReading || isStopped) return
    isReading = true
    readAll()
      .catch((error: unknown) => {
        feed.log.warn({ err: error }, 'live events could not be read; trying again')
        catchUp = true
        setTimeout(() => outside(read), retryAfterMs).unref()
      })
      .finally(() => (isReading = false))
  }
  return {
    onPayload(payload: string): void {
      const told = readAnnouncement(payload)
      if (told === undefined) catchUp = true
      else if (typeof told === 'number') announced.add(told)
      else whole.push(told)
      setImmediate(() => outside(read))
    },
    stop: () => void (isStopped = true),
  }
}
