import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ListenOrder, ListenReport } from './listen-order.ts'

const program = fileURLToPath(new URL('./listeners.ts', import.meta.url))

export type Listeners = {
  open(order: Omit<Extract<ListenOrder, { kind: 'open' }>, 'kind'>): Promise<ListenReport>
  /** Lets `work` cause events, and waits until so many were heard. */
  hear(events: number, work: () => Promise<unknown>): Promise<void>
  closeAll(): Promise<ListenReport>
  stop(): void
}

/** Starts a process that listens to event streams. */
export function openListeners(): Listeners {
  const child = fork(program, { stdio: 'inherit' })
  child.on('exit', (code) => {
    if (code !== null && code !== 0) throw new Error('the listeners ended')
  })
  const answer = async (): Promise<ListenReport> => ((await once(child, 'message')) as [ListenReport])[0]
  const ask = (order: ListenOrder) => {
    const answered = answer()
    child.send(order)
    return answered
  }
  return {
    open: (order) => ask({ kind: 'open', ...order }),
    hear: async (events, work) => {
      await Promise.all([ask({ kind: 'hear', events }), work()])
    },
    closeAll: () => ask({ kind: 'close' }),
    stop: () => void child.kill(),
  }
}
