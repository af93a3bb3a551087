import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { eventsPath } from './process.ts'

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
