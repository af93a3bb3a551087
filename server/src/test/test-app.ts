import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { lendApp } from './lend-app.ts'
import { testServices, type TestServiceOptions, type TestServices } from './test-services.ts'

export type TestApp = { app: FastifyInstance; services: TestServices }

/**
 * The whole server over a test database, called through `app.inject` or, after `app.listen`, over HTTP. It remembers
 * nothing of the tests before. Give `keep` to close it yourself.
 */
export async function testApp(options: TestServiceOptions & { keep?: boolean } = {}): Promise<TestApp> {
  const services = await testServices(options)
  if (options.keep) {
    const app = await buildApp(services)
    await app.ready()
    return { app, services }
  }
  const { app, giveBack } = await lendApp(services)
  onTestFinished(giveBack)
  return { app, services }
}
