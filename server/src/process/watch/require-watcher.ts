import { createHash, timingSafeEqual } from 'node:crypto'
import { healthKeyHeader } from '@tower/contract/oversight/process.ts'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { Refusal } from '../../refusal.ts'

type Asking = Pick<FastifyRequest, 'headers' | 'socket'>

/** Whoever asks is on this machine, or shows the key: what is wrong with a site is for its operator. */
export function requireWatcher({ HEALTH_KEY }: Pick<Config, 'HEALTH_KEY'>, request: Asking): void {
  const given = request.headers[healthKeyHeader]
  if (HEALTH_KEY !== undefined && typeof given === 'string' && isSame(given, HEALTH_KEY)) return
  if (!isFromHere(request)) throw new Refusal('process.health_key_needed')
}

/** What a proxy on this machine hands on comes from elsewhere. */
const handedOn = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

function isFromHere({ headers, socket }: Asking): boolean {
  const isLoopback = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(socket.remoteAddress ?? '')
  return isLoopback && handedOn.every((name) => headers[name] === undefined)
}

/** Whether a key is the right one; how far it is right takes no time to tell. */
export function isSame(given: string, key: string): boolean {
  const [one, other] = [given, key].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
