import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendDemoPage } from '../http/demo-page.ts'
import { parsePart } from '../http/parse.ts'
import type { Services } from '../services.ts'
import type { StripeSandbox } from '../vendors/stripe/sandbox/stripe-sandbox.ts'
import { describeDemo } from './describe-demo.ts'
import { countWaitingMails, findSentMail, findSentMails, listSentMails } from './demo.queries.ts'
import { mailboxPage } from './mailbox-page.ts'
import { shopRoutes } from '../vendors/stripe/sandbox/shop/shop-routes.ts'
import { checkoutRoutes } from '../vendors/stripe/sandbox/checkout/checkout-routes.ts'

const Address = z.string().trim().toLowerCase().max(320).optional()
const MailboxQuery = z.object({ to: Address, id: z.guid().optional().catch(undefined) })
const newestMails = 500

/** The tools of the demo: captured mail, the demo's people, and where there is a sandbox the page of its checkouts. */
export function demoRoutes(
  app: FastifyInstance,
  services: Services,
  sandbox: StripeSandbox | undefined,
): void {
  const { database } = services
  app.get('/dev/mailbox', async (request, reply) => {
    const { to: search = '', id } = parsePart(MailboxQuery, request.query)
    const mailbox = await database.read(async (tx) => ({
      entries: await findSentMails(tx, search),
      waiting: await countWaitingMails(tx),
      opened: id === undefined ? undefined : await findSentMail(tx, id),
    }))
    return sendDemoPage(reply, { title: 'Mailbox', body: mailboxPage({ search, ...mailbox }) })
  })
  app.get('/dev/mailbox.json', async (request, reply) => {
    const { to } = parsePart(MailboxQuery, request.query)
    const mails = await database.read((tx) => listSentMails(tx, { to, limit: newestMails }))
    return reply
      .header('cache-control', 'no-store')
      .send(mails.map(({ to, subject, text, html, sent_at }) => ({ to, subject, text, html, sent_at })))
  })
  app.get('/dev/demo.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await database.read(describeDemo)),
  )
  if (!sandbox) return
  checkoutRoutes(app, services, sandbox)
  shopRoutes(app, sandbox)
}
