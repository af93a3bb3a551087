import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { Socket } from 'node:net'
import type { LiveHub } from '../../realtime/live-hub.ts'
import type { Services } from '../../services.ts'
import type { PageCache } from '../../site/page-cache.ts'
import { readVersion } from '../read-version.ts'

type Prometheus = typeof import('prom-client')
type Counted = { services: Pick<Services, 'database'>; live: Pick<LiveHub, 'screens'> }

const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Adds what this process counts by itself: answers, its event loop and memory, connections, screens, cached pages, its version. */
export function addProcessMetrics(prometheus: Prometheus, registry: Registry, { services, live }: Counted) {
  const { Gauge, collectDefaultMetrics } = prometheus
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const { version, commit } = readVersion()
  const build = { name: 'tower_build_info', help: 'Which version runs.', labelNames: ['version', 'commit'] }
  new Gauge({ ...build, registers }).set({ version, commit: commit ?? '' }, 1)
  const screens = { name: 'tower_live_screens', help: 'Screens that listen to what happens.' }
  new Gauge({
    ...screens,
    registers,
    collect() {
      this.set(live.screens())
    },
  })
  addPools(prometheus, registry, services)
  return {
    watchCache: addPageCache(prometheus, registry),
    watchAnswers: addAnswers(prometheus, registry),
  }
}

function addPools({ Gauge }: Prometheus, registry: Registry, { database }: Pick<Services, 'database'>): void {
  new Gauge({
    name: 'tower_pool_connections',
    help: 'Connections to the database by pool, in use and idle, and how many wait for one.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const { name: pool, ...states } of database.pools())
        for (const [state, count] of Object.entries(states)) this.set({ pool, state }, count)
    },
  })
}

function addPageCache({ Counter, Gauge }: Prometheus, registry: Registry): (cache: PageCache) => void {
  const registers = [registry]
  let cache: PageCache | undefined
  new Counter({
    name: 'tower_page_cache_finds_total',
    help: 'How often a page was found among those that are kept for a moment, and how often not.',
    labelNames: ['found'],
    registers,
    collect() {
      const { hits = 0, misses = 0 } = cache?.finds() ?? {}
      this.reset()
      this.inc({ found: 'hit' }, hits)
      this.inc({ found: 'miss' }, misses)
    },
  })
  new Gauge({
    name: 'tower_page_cache_bytes',
    help: 'How much the cached pages take.',
    registers,
    collect() {
      this.set(cache?.bytes() ?? 0)
    },
  })
  return (given) => void (cache = given)
}

function addAnswers({ Histogram }: Prometheus, registry: Registry): (app: FastifyInstance) => void {
  const answers = new Histogram({
    name: 'tower_answer_seconds',
    help: 'How long answers took, by declared call and class of status. Streams are left out, and calls that a page makes by itself.',
    labelNames: ['call', 'status'],
    buckets,
    registers: [registry],
  })
  return (app) =>
    void app.addHook('onResponse', (request, reply, done) => {
      done()
      if (!(request.raw.socket instanceof Socket)) return
      const { endpoint } = request.routeOptions.config
      if (endpoint?.answer === 'stream') return
      const call = endpoint?.name ?? nameFiles(request.url)
      const status = `${Math.floor(reply.statusCode / 100)}xx`
      answers.observe({ call, status }, reply.elapsedTime / 1000)
    })
}

/** What is no declared call is a page or a file of one. */
const nameFiles = (url: string) => (url.startsWith('/assets/') ? 'file' : 'page')
