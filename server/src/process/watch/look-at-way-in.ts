import { dayMs } from '@tower/contract/durations.ts'
import { processEndpoints } from '@tower/contract/oversight/process.contract.ts'
import { hostname } from 'node:os'
import { connect } from 'node:tls'
import type { Finding } from './findings.queries.ts'

const everyMs = 5 * 60_000
/** Once it failed it is asked again soon: a proxy that is reloaded is nobody's worry. */
const againMs = 60_000
const failuresThatCount = 3
const timeoutMs = 10_000
/** A certificate is renewed when a third of its life is left, and those of a year within days. */
const mostDaysLeft = 10

/** When a certificate began to count, and when it ends. */
export type Certificate = { from: Date; until: Date }

/** How the way in is asked; replaced in tests. */
export type AskWayIn = {
  /** Throws where the site does not answer under its address. */
  reach(origin: string): Promise<void>
  readCertificate(origin: string): Promise<Certificate>
}

/** What this process knows of the way that visitors come. */
export type WayIn = {
  /** Asks, where it is time to; never throws. */
  look(now: Date): Promise<void>
  /** What is wrong as seen last. */
  findings(now: Date): Finding[]
}

/**
 * Asks the site at its own address, through whatever stands in front. A machine that never reached it from inside says nothing: some
 * networks have no way back in.
 */
export function watchWayIn(origin: string, ask: AskWayIn = askOutside): WayIn {
  let [dueAt, failures, wasReached] = [0, 0, false]
  let failingSince: Date | undefined
  let certificate: Certificate | undefined
  const note = (isReached: boolean, now: Date) => {
    wasReached ||= isReached
    failures = isReached ? 0 : failures + 1
    failingSince = isReached ? undefined : (failingSince ?? now)
    dueAt = now.getTime() + (isReached ? everyMs : againMs)
  }
  return {
    async look(now) {
      if (now.getTime() < dueAt) return
      // At once: a stop waits for this. A certificate that is over is why nobody gets in: it is read all the same.
      const [isReached, shown] = await Promise.all([
        ask.reach(origin).then(yes, no),
        ask.readCertificate(origin).catch(() => certificate),
      ])
      note(isReached, now)
      certificate = shown
    },
    findings(now) {
      const found: Finding[] = []
      const subject = hostname()
      if (wasReached && failingSince && failures >= failuresThatCount)
        found.push({ kind: 'origin_unreached', subject, since: failingSince, facts: {} })
      if (certificate && endsSoon(certificate, now))
        found.push({ kind: 'certificate_ending', subject: '', since: certificate.until, facts: {} })
      return found
    },
  }
}

const yes = () => true
const no = () => false

function endsSoon({ from, until }: Certificate, now: Date): boolean {
  const third = (until.getTime() - from.getTime()) / 3
  return until.getTime() - now.getTime() < Math.min(mostDaysLeft * dayMs, third)
}

const askOutside: AskWayIn = {
  async reach(origin) {
    const answer = await fetch(origin + processEndpoints.version.path, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`${answer.status}`)
  },
  readCertificate: (origin) => {
    const { hostname: servername, port } = new URL(origin)
    return new Promise((resolve, reject) => {
      // Read only: an invalid one is told by whoever asks for a page.
      const socket = connect(
        {
          host: servername,
          servername,
          port: Number(port) || 443,
          rejectUnauthorized: false,
          timeout: timeoutMs,
        },
        () => {
          const { valid_from: from, valid_to: until } = socket.getPeerCertificate()
          socket.destroy()
          if (until) resolve({ from: new Date(from), until: new Date(until) })
          else reject(new Error('no certificate was shown'))
        },
      )
      socket.once('timeout', () => socket.destroy(new Error('no answer')))
      socket.once('error', reject)
    })
  },
}
