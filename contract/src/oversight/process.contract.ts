import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { alertKinds, eventsPath } from './process.ts'

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
