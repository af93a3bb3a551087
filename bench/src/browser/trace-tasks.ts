import type { CDPSession, Page } from 'playwright-core'

/** What Chromium tells of a trace; of its events only what is read here. Times in microseconds. */
type TraceEvent = {
  name: string
  pid: number
  tid: number
  /** Of the processor, as a busy machine does not stretch it. */
  tdur?: number
  args?: { name?: string }
}

const categories = ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata']
const tasks = new Set(['RunTask', 'ThreadControllerImpl::RunTask'])

/** What the longest task of the page's main thread took of the processor while the work was done, in milliseconds. */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  const client = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown[] as TraceEvent[])))
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  })
  await work()
  await endTrace(client)
  await client.detach()
  return longestOf(events)
}

async function endTrace(client: CDPSession): Promise<void> {
  const isComplete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve))
  await client.send('Tracing.end')
  await isComplete
}

function longestOf(events: readonly TraceEvent[]): number {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  const times = events
    .filter(({ name, pid, tid }) => tasks.has(name) && mains.has(`${pid}/${tid}`))
    // A task that the end of the trace cuts off has no time.
    .flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur / 1_000]))
  // No task at all would be the trace of another thread.
  if (times.length === 0) throw new Error('the trace holds no task of the page')
  return Math.max(...times)
}
