import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { alertKinds, eventsPath, jobStates, processStates, providerEventOutcomes } from './process.ts'

/** A process that was heard within a day. */
export const SystemProcess = z.object({
  id: Id,
  role: z.enum(['all', 'web', 'worker']),
  host: z.string(),
  version: z.string(),
  commit: z.string().nullable(),
  started_at: z.string(),
  seen_at: z.string(),
  state: z.enum(processStates),
  /** Of the disk that its data folder lies on; null where nobody can say. */
  disk_free_percent: z.number().int().nullable(),
})
export type SystemProcess = z.infer<typeof SystemProcess>

/** What runs by the clock, and what came of it last. */
export const SystemJob = z.object({
  name: z.string(),
  /** To five minutes; null until it was done once. */
  succeeded_at: z.string().nullable(),
  next_at: z.string(),
  state: z.enum(jobStates),
})
export type SystemJob = z.infer<typeof SystemJob>

/** What is wrong, or was. */
export const SystemAlert = z.object({
  id: Id,
  kind: z.enum(alertKinds),
  subject: z.string(),
  since: z.string(),
  over_at: z.string().nullable(),
})
export type SystemAlert = z.infer<typeof SystemAlert>

export const processEndpoints = {
  health: endpoint({
    name: 'process.health',
    method: 'GET',
    path: '/healthz',
    summary: 'Whether the process lives. Depends on nothing else.',
    access: 'public',
    output: z.object({ status: z.literal('ok') }),
    errors: [],
  }),
  ready: endpoint({
    name: 'process.ready',
    method: 'GET',
    path: '/readyz',
    summary: 'Whether requests can be served: database reachable, migrations applied, not stopping.',
    access: 'public',
    output: z.object({ status: z.literal('ready'), database: z.string(), migrations: z.number().int() }),
    errors: ['server.unavailable'],
  }),
  deepHealth: endpoint({
    name: 'process.deep-health',
    method: 'GET',
    path: '/healthz/deep',
    summary:
      'Whether all is well with the site, and what is not: 200 or 503. For the machine itself, or with HEALTH_KEY in the header X-Health-Key.',
    access: 'public',
    output: z.object({
      status: z.enum(['well', 'unwell']),
      reasons: z.array(
        z.object({
          kind: z.enum([...alertKinds, 'not_ready']),
          /** Which job or machine, where there are several; else empty. */
          subject: z.string(),
          since: z.string().nullable(),
          text: z.string(),
        }),
      ),
    }),
    errors: ['process.health_key_needed'],
    cache: 'none',
    rateLimit: { max: 120, windowSeconds: 600, per: 'network' },
  }),
  system: endpoint({
    name: 'process.system',
    method: 'GET',
    path: '/api/admin/system',
    summary:
      'What runs, and whether it does its work: processes, jobs, mail, the proof of the books, alerts.',
    access: 'superadmin',
    output: z.object({
      version: z.string(),
      commit: z.string().nullable(),
      database: z.enum(['pglite', 'postgres']),
      migrations: z.number().int(),
      processes: z.array(SystemProcess),
      jobs: z.array(SystemJob),
      mail: z.object({
        waiting: z.number().int(),
        failing: z.number().int(),
        given_up: z.number().int(),
        oldest_due_at: z.string().nullable(),
      }),
      books: z.object({
        proven_at: z.string().nullable(),
        broken_rules: z.number().int(),
      }),
      /** What the payment provider told us. */
      provider: z.object({
        received_at: z.string().nullable(),
        /** Within a day, by what came of them. */
        events: z.array(z.object({ outcome: z.enum(providerEventOutcomes), count: z.number().int() })),
        /** They came before their payment, and wait for it. */
        pending: z.number().int(),
      }),
      /** Null where none are made by themselves. */
      backups: z
        .object({
          place: z.string(),
          made_at: z.string().nullable(),
          lost_files: z.number().int(),
          next_at: z.string(),
          rehearsed_at: z.string().nullable(),
        })
        .nullable(),
      /** What is wrong, and below it what was within three months, the newest first. */
      alerts: z.array(SystemAlert),
      /** Whether anybody hears of it outside the console. */
      told: z.object({ addresses: z.number().int(), webhook: z.boolean() }),
      read_at: z.string(),
    }),
    errors: [],
  }),
  runJob: endpoint({
    name: 'process.run-job',
    method: 'POST',
    path: '/api/admin/jobs/:job/run',
    summary:
      'Has a worker run a scheduled job now, as after a failure whose cause is mended. A run that waits already is enough.',
    access: 'superadmin',
    params: z.object({
      job: z
        .string()
        .max(80)
        .regex(/^[a-z0-9_.-]+$/),
    }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['process.job_not_found', 'process.no_worker'],
    rateLimit: { max: 60, windowSeconds: 600, per: 'account' },
  }),
  network: endpoint({
    name: 'process.network',
    method: 'GET',
    path: '/healthz/network',
    summary:
      'Under which network this request is counted: what the limits hold to, and what your proxies say.',
    access: 'public',
    cache: 'none',
    output: z.object({ network: z.string() }),
    errors: [],
  }),
  version: endpoint({
    name: 'process.version',
    method: 'GET',
    path: '/version',
    summary: 'Which version runs.',
    access: 'public',
    output: z.object({
      name: z.string(),
      version: z.string(),
      commit: z.string().nullable(),
      node: z.string(),
    }),
    errors: [],
  }),
  events: endpoint({
    name: 'process.events',
    method: 'GET',
    path: eventsPath,
    summary: 'Live events for the person signed in: ids only, replayed after Last-Event-ID.',
    access: 'session',
    output: z.void(),
    errors: [],
    answer: 'stream',
  }),
  openApi: endpoint({
    name: 'process.openapi',
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This document.',
    access: 'public',
    output: z.void(),
    errors: [],
    answer: 'file',
    fileType: 'application/json',
    // Two megabytes: one network needs it now and then.
    rateLimit: { max: 60, windowSeconds: 600, per: 'network' },
  }),
}
