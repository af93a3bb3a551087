import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Services } from '../../services.ts'
import { marksOf } from '../secret/settle-secret.ts'
import { readVersion } from '../read-version.ts'
import type { Beat } from './beats.queries.ts'

/** What others may know of this process, under a new id. */
export function describeProcess({
  config,
  clock,
}: Pick<Services, 'config' | 'clock'>): Omit<Beat, 'disk' | 'mailLeftMsAgo'> {
  const { version, commit } = readVersion()
  const startedAt = new Date(clock.now().getTime() - Math.round(process.uptime() * 1000))
  return {
    id: randomUUID(),
    role: config.ROLE,
    host: hostname(),
    pid: process.pid,
    version,
    commit,
    startedAt,
    knownMarks: config.SECRET === undefined ? [] : marksOf(config),
  }
}
