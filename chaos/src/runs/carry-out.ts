import { processEndpoints } from '@tower/contract/oversight/process.contract.ts'
import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { auditBooks } from '../auditor/audit-books.ts'
import type { Books, Discrepancy } from '../auditor/books.ts'
import { watchJobs, type JobsWatch } from '../auditor/watch-jobs.ts'
import { watchPostings, type PostingsWatch } from '../auditor/watch-postings.ts'
import { planFaults } from '../faults/plan-faults.ts'
import { nothingStruck, strike, type Struck } from '../faults/strike.ts'
import { untilItWorks, type Stage } from '../processes/stage.ts'
import { makeOrders } from '../world/make-orders.ts'
import { payOrders, type PaymentsTaken } from '../world/pay-orders.ts'
import { seededRandom, type Random } from '../world/seeded-random.ts'
import { visitPolitely } from '../world/visit-politely.ts'
import type { RunPlan } from './run.ts'
import { untilMailed } from './until-mailed.ts'

/** Everything a run saw. */
export type RunOutcome = {
  taken: PaymentsTaken
  struck: Struck
  deliveries: { events: number; deliveries: number; attempts: number }
  visitors: { asked: number; failed: Map<string, number> } | undefined
  books: Books
  postings: number
  /** Of the scheduled work. */
  jobs: { begun: number; retried: number }
  discrepancies: Discrepancy[]
  unaskedEnds: string[]
  /** By id of the mail. */
  arrivals: ReadonlyMap<string, number>
  /** Of requests that a server had taken. */
  brokenAnswers: ReadonlyMap<string, number>
  /** Answers of 500 and above, by path. */
  refusals: ReadonlyMap<string, number>
  /** What the servers' logs complained of. */
  complaints: ReadonlyMap<string, number>
}

const deliveredWithinMs = 15 * 60_000
/** A job whose worker died is noticed and tried again after a minute or two, later the oftener it failed. */
const jobsWithinMs = 10 * 60_000
const pages = [
  '/',
  '/draws',
  drawEndpoints.list.path,
  processEndpoints.openApi.path,
  processEndpoints.health.path,
]

/** Pays the orders while the faults strike, lets everything come to rest, stops the servers, and audits the books. */
export async function carryOut(
  stage: Stage,
  plan: RunPlan,
  say: (line: string) => void,
): Promise<RunOutcome> {
  const random = seededRandom(plan.seed)
  const taken: PaymentsTaken = { sent: new Map(), answers: new Map() }
  const struck = nothingStruck()
  const postings = watchPostings(stage.database)
  const jobs = watchJobs(stage.database)
  const visitors = plan.visitors ? visitPolitely(stage.proxy.origin, pages) : undefined
  await payUnderFaults(stage, plan, { random, taken, struck, postings, jobs, say })
  const visited = await visitors?.end()
  say('all is paid; waiting for the last events, mails and jobs')
  const deliveries = await stage.provider.untilDelivered(deliveredWithinMs)
  await untilMailed(stage.database)
  await jobs.untilDone(jobsWithinMs)
  await stopServers(stage, struck)
  const { books, discrepancies } = await auditBooks(stage.database, taken.sent, stage.mailbox.arrivals)
  return {
    ...{ taken, struck, deliveries, visitors: visited, books },
    discrepancies: [...discrepancies, ...(await postings.compare()), ...(await jobs.compare())],
    postings: postings.seen(),
    jobs: jobs.counts(),
    unaskedEnds: [...stage.webs, stage.worker].flatMap((server) => server.unaskedEnds),
    arrivals: stage.mailbox.arrivals,
    brokenAnswers: stage.proxy.broken,
    refusals: stage.proxy.refusals,
    complaints: sumCounts([...stage.webs, stage.worker].map(({ complaints }) => complaints)),
  }
}

type Meanwhile = {
  random: Random
  taken: PaymentsTaken
  struck: Struck
  postings: PostingsWatch
  jobs: JobsWatch
  say(line: string): void
}

/** Payers and faults walk in step: neither is through before the other. */
async function payUnderFaults(
  stage: Stage,
  plan: RunPlan,
  { random, taken, struck, postings, jobs, say }: Meanwhile,
): Promise<void> {
  const faults = planFaults(random, plan.faults)
  const orders = makeOrders(random, { count: plan.payments, name: `chaos-${plan.seed}` })
  let done = 0
  let failure: Error | undefined
  const share = (count: number) => count / (faults.length + 1)
  const paid = () => taken.sent.size / Math.max(1, orders.length)
  const paying = payOrders(orders, {
    ...{ origin: stage.proxy.origin, provider: stage.provider, taken },
    mayGoOn: () => failure !== undefined || paid() <= share(done + 1),
  }).catch((error: unknown) => {
    failure = error instanceof Error ? error : new Error(String(error))
  })
  for (const fault of faults) {
    while (paid() < share(done + 0.5) && failure === undefined) await sleep(20)
    await sleep(random() * 400)
    await strike(stage, fault, struck)
    await untilItWorks(() => postings.look())
    await untilItWorks(() => jobs.look())
    done += 1
    if (done % 10 === 0) say(`${done} of ${faults.length} faults, ${taken.sent.size} payments`)
  }
  await paying
  if (failure) throw failure
}

async function stopServers({ webs, worker }: Stage, struck: Struck): Promise<void> {
  for (const server of [...webs, worker]) {
    const exitCode = await server.stop()
    struck.gracefulStops += 1
    if (exitCode !== 0) struck.badStops.push(`${server.name} ended with ${exitCode}`)
  }
}

function sumCounts(all: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const counts of all) for (const [what, count] of counts) sums.set(what, (sums.get(what) ?? 0) + count)
  return sums
}
