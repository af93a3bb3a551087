import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { mountPages } from '../../src/mount-pages.ts'
import { sendDueMails } from '../../src/mail/send-due-mails.ts'
import { demoRoutes } from '../../src/process/demo-routes.ts'
import { testClock, testServices } from '../../src/test/test-services.ts'
import { startStripeSandbox } from '../../src/vendors/stripe/sandbox/stripe-sandbox.ts'
import { buildAccounts, buildAuthCalls } from '../people/identity/build-identity.ts'
import { buildPayments, PUBLIC_ORIGIN, WEBHOOK_SECRET } from '../vendors/stripe/build-sandbox.ts'
import { buildVisitor, type VisitorSettings } from './build-visitor.ts'

export type PagesWorld = Awaited<ReturnType<typeof buildPages>>

/**
 * For tests: the built pages over a test database, with the sandbox's payment page and the mailbox of the demo, asked for
 * without a browser. `npm test` builds the web app where a test stands on this.
 */
export async function buildPages(environment: Record<string, string> = {}) {
  const clock = testClock()
  const sandbox = await startStripeSandbox({
    ...{ port: 0, publicOrigin: PUBLIC_ORIGIN, webhookSecret: WEBHOOK_SECRET, now: clock.now },
  })
  const services = await testServices({
    clock,
    payments: buildPayments(sandbox),
    environment: { RATE_LIMIT_FACTOR: '1000', ...environment },
  })
  const app = await buildApp(services)
  demoRoutes(app, services, sandbox)
  await mountPages(app, services)
  await app.ready()
  onTestFinished(async () => {
    await app.close()
    await sandbox.close()
  })
  return {
    ...{ app, services, clock, sandbox },
    ...buildAccounts(services),
    signIn: buildAuthCalls(app).signIn,
    ...buildCalls(app),
    visitor: (settings: VisitorSettings = {}) => buildVisitor(app, settings),
    /** What was mailed to an address, newest first. */
    mailsTo: async (email: string) => {
      await sendDueMails(services)
      return (await app.inject({ url: '/dev/mailbox.json', query: { to: email } })).json<SentMail[]>()
    },
  }
}

type SentMail = { subject: string; text: string; html: string }

/** Calls beside the pages, for what a test begins with or looks into. */
function buildCalls(app: FastifyInstance) {
  const headersOf = (bearer?: string) => (bearer === undefined ? {} : { authorization: `Bearer ${bearer}` })
  return {
    async get<Answer>(url: string, query: Record<string, string> = {}, bearer?: string): Promise<Answer> {
      const answer = await app.inject({ url, query, headers: headersOf(bearer) })
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
      return answer.json<Answer>()
    },
    async post<Answer>(url: string, payload: object, bearer?: string): Promise<Answer> {
      const answer = await app.inject({ method: 'POST', url, payload, headers: headersOf(bearer) })
      if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
      return answer.json<Answer>()
    },
  }
}
