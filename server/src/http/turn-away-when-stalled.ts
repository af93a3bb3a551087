import type { FastifyInstance } from 'fastify'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { LoggedRefusal } from '../refusal.ts'

/** Each look is a wake-up of a process that may be idle; what counts here are seconds. */
const resolutionMs = 50
const lookEveryMs = 1_000

/**
 * Refuses with 503 while the process is so busy that whoever asks would wait for longer than `mostMs` before anything
 * happens. A page that came through must not stand there without its styles and scripts, which cost next to nothing.
 * And a process that is busy lives: whoever looks after it must not end it for that.
 */
export function turnAwayWhenStalled(app: FastifyInstance, mostMs: number): void {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  let lateMs = 0
  let turnedAway = 0
  // A line for each would be work, too, and there is too much of it already.
  const tell = () => {
    if (turnedAway > 0) app.log.warn({ turnedAway, lateMs }, 'requests were turned away: the process is late')
    turnedAway = 0
  }
  let lookedAt = performance.now()
  const timer = setInterval(() => {
    tell()
    const now = performance.now()
    // Where nothing was measured the process stood still for all that time.
    lateMs = Number.isNaN(delays.mean) ? now - lookedAt : delays.mean / 1e6 - resolutionMs
    lookedAt = now
    delays.reset()
  }, lookEveryMs)
  timer.unref()
  app.addHook('onClose', () => {
    clearInterval(timer)
    tell()
    delays.disable()
  })
  app.addHook('onRequest', ({ url }, _reply, done) => {
    if (lateMs <= mostMs || url === '/healthz' || url.startsWith('/assets/')) return done()
    turnedAway += 1
    done(new LoggedRefusal('server.unavailable'))
  })
}
