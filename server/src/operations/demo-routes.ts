import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { siteOrigin } from '../config.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { StripeSandbox } from '../vendors/stripe/sandbox/stripe-sandbox.ts'
import { checkoutPage, unknownCheckoutPage } from './checkout-page.ts'
import { describeDemo } from './describe-demo.ts'
import { countWaitingMails, findSentMail, findSentMails, listSentMails } from './demo.queries.ts'
import { sendDemoPage } from './demo-page.ts'
import { mailboxPage } from './mailbox-page.ts'
import { checkoutMoves, isCheckoutMove, moveCheckout } from './move-checkout.ts'

/** No address holds U+0000 or half a character, and the database can't look for them. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')
const Address = z.string().trim().toLowerCase().max(320).refine(isStorable).optional()
const MailboxQuery = z.object({ to: Address, id: z.guid().optional().catch(undefined) })
const newestMails = 500

/** The tools of the demo: captured mail, the demo's people, and the page where sandbox checkouts are paid. */
export function demoRoutes(
  app: FastifyInstance,
  services: Services,
  sandbox: StripeSandbox | undefined,
): void {
  const { database } = services
  app.get('/dev/mailbox', async (request, reply) => {
    const { to: search = '', id } = parse(MailboxQuery, request.query)
    const mailbox = await database.read(async (tx) => ({
      entries: await findSentMails(tx, search),
      waiting: await countWaitingMails(tx),
      opened: id === undefined ? undefined : await findSentMail(tx, id),
    }))
    return sendDemoPage(reply, { title: 'Mailbox', body: mailboxPage({ search, ...mailbox }) })
  })
  app.get('/dev/mailbox.json', async (request, reply) => {
    const { to } = parse(MailboxQuery, request.query)
    const mails = await database.read((tx) => listSentMails(tx, { to, limit: newestMails }))
    return reply
      .header('cache-control', 'no-store')
      .send(mails.map(({ to, subject, text, html, sent_at }) => ({ to, subject, text, html, sent_at })))
  })
  app.get('/dev/demo.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await database.read(describeDemo)),
  )
  if (sandbox) checkoutRoutes(app, services, sandbox)
}

const CheckoutParams = z.object({ id: z.string().max(400) })
const emptyIsAbsent = (schema: z.ZodType<string>) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
const CheckoutForm = z.object({
  outcome: z.enum(['paid', 'delayed', 'declined', 'cancelled', ...checkoutMoves]),
  email: emptyIsAbsent(z.email().max(320)),
  name: emptyIsAbsent(z.string().trim().max(200).refine(isStorable)),
})

/** A browser's form, or JSON from a test: both drive the same page. */
function checkoutRoutes(app: FastifyInstance, { config }: Services, sandbox: StripeSandbox): void {
  const showUnknown = (reply: FastifyReply) =>
    sendDemoPage(reply, { title: 'Unknown checkout', body: unknownCheckoutPage(), status: 404 })
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.get('/sandbox/checkout/:id', async (request, reply) => {
      const page = await sandbox.describe(parse(CheckoutParams, request.params).id)
      if (!page) return showUnknown(reply)
      return sendDemoPage(reply, {
        title: `Sandbox checkout — ${config.SITE_NAME}`,
        body: checkoutPage(page, config.SITE_NAME),
        // A browser counts the redirect after a form as a target of the form.
        formTargets: [siteOrigin(config)],
      })
    })
    scope.post('/sandbox/checkout/:id', async (request: FastifyRequest, reply) => {
      const { id } = parse(CheckoutParams, request.params)
      const page = await sandbox.describe(id)
      if (!page) return showUnknown(reply)
      const { outcome, email, name } = parse(CheckoutForm, request.body)
      if (isCheckoutMove(outcome)) {
        await moveCheckout(sandbox, page, outcome)
        return reply.redirect(`/sandbox/checkout/${id}`, 303)
      }
      const { redirectTo } = await sandbox.pay(id, outcome, {
        ...(email && { email }),
        ...(name && { name }),
      })
      return reply.redirect(redirectTo, 303)
    })
  })
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value ?? {})
  if (!result.success) throw new Refusal('request.invalid')
  return result.data
}
