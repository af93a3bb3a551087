import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { testServices, type TestServiceOptions, type TestServices } from './test-services.ts'

export type TestApp = { app: FastifyInstance; services: TestServices }

/** The whole server over a test database, called through `app.inject` or, after `app.listen`, over HTTP. */
export async function testApp(options: TestServiceOptions & { keep?: boolean } = {}): Promise<TestApp> {
  const services = await testServices(options)
  const app = await buildApp(services)
  await app.ready()
  if (!options.keep) onTestFinished(() => app.close())
  return { app, services }
}
