import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { siteOrigin } from '../../../../config.ts'
import { sendDemoPage } from '../../../../http/demo-page.ts'
import { parsePart } from '../../../../http/parse.ts'
import type { Services } from '../../../../services.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { checkoutPage, unknownCheckoutPage } from './checkout-page.ts'
import { checkoutMoves, isCheckoutMove, moveCheckout } from './move-checkout.ts'

const CheckoutParams = z.object({ id: z.string().max(400) })
const emptyIsAbsent = (schema: z.ZodType<string>) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
const CheckoutForm = z.object({
  outcome: z.enum(['paid', 'delayed', 'declined', 'cancelled', ...checkoutMoves]),
  email: emptyIsAbsent(z.email().max(320)),
  name: emptyIsAbsent(z.string().trim().max(200)),
})

const UnaskedForm = z.object({
  cents: z.coerce.number().int().min(50).max(99_999_999),
  email: emptyIsAbsent(z.email().max(320)),
})

/** The page where sandbox checkouts are paid. A browser's form, or JSON from a test: both drive it. */
export function checkoutRoutes(
  app: FastifyInstance,
  { config }: Pick<Services, 'config'>,
  sandbox: StripeSandbox,
): void {
  const showUnknown = (reply: FastifyReply) =>
    sendDemoPage(reply, { title: 'Unknown checkout', body: unknownCheckoutPage(), status: 404 })
  void app.register(async (scope) => {
    // The server around it takes forms for calls that ask for their bytes.
    scope.removeContentTypeParser('application/x-www-form-urlencoded')
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    // Somebody pays where we asked nobody: what staff then find waiting for review.
    scope.post('/sandbox/payments', async (request, reply) => {
      const { cents, email } = parsePart(UnaskedForm, request.body)
      return reply.status(201).send(await sandbox.payUnasked(cents, email === undefined ? {} : { email }))
    })
    scope.get('/sandbox/checkout/:id', async (request, reply) => {
      const page = await sandbox.describe(parsePart(CheckoutParams, request.params).id)
      if (!page) return showUnknown(reply)
      return sendDemoPage(reply, {
        title: `Sandbox checkout — ${config.SITE_NAME}`,
        body: checkoutPage(page, config.SITE_NAME),
        // A browser counts the redirect after a form as a target of the form.
        formTargets: [siteOrigin(config)],
      })
    })
    scope.post('/sandbox/checkout/:id', async (request: FastifyRequest, reply) => {
      const { id } = parsePart(CheckoutParams, request.params)
      const page = await sandbox.describe(id)
      if (!page) return showUnknown(reply)
      const { outcome, email, name } = parsePart(CheckoutForm, request.body)
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
