import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendDemoPage } from '../../../../http/demo-page.ts'
import { parsePart } from '../../../../http/parse.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { shopPage } from './shop-page.ts'

const ShopForm = z.object({
  act: z.enum(['buy', 'capture', 'reverse', 'refund']),
  card: z.string().max(200).optional(),
  merchant: z.string().max(200).optional(),
  cents: z.coerce.number().int().min(0).max(10_000_000).optional(),
  purchase: z.string().max(200).optional(),
})
type ShopForm = z.infer<typeof ShopForm>

/** The shop where sandbox cards are paid with. A browser's form, or JSON from a test: both drive it. */
export function shopRoutes(app: FastifyInstance, sandbox: StripeSandbox): void {
  void app.register(async (scope) => {
    // The server around it takes forms for calls that ask for their bytes.
    scope.removeContentTypeParser('application/x-www-form-urlencoded')
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.get('/sandbox/shop', async (_request, reply) => {
      const [cards, purchases] = await Promise.all([sandbox.listIssuedCards(), sandbox.listPurchases()])
      return sendDemoPage(reply, {
        title: 'Sandbox shop',
        body: shopPage(cards.toReversed(), purchases.toReversed()),
      })
    })
    scope.post('/sandbox/shop', async (request, reply) => {
      await act(sandbox, parsePart(ShopForm, request.body))
      return reply.redirect('/sandbox/shop', 303)
    })
  })
}

async function act(sandbox: StripeSandbox, form: ShopForm): Promise<void> {
  const { purchase = '', card = '', merchant = '', cents } = form
  switch (form.act) {
    case 'buy':
      return void (await sandbox.authorizeCard(card, { merchant, amountCents: cents ?? 0 }))
    case 'capture':
      return void (await sandbox.captureAuthorization(
        purchase,
        cents === undefined ? {} : { amountCents: cents },
      ))
    case 'reverse':
      return sandbox.endAuthorization(purchase, 'reversed')
    case 'refund':
      return void (await sandbox.refundPurchase(purchase, cents ?? (await amountOf(sandbox, purchase))))
  }
}

async function amountOf(sandbox: StripeSandbox, id: string): Promise<number> {
  const purchase = (await sandbox.listPurchases()).find((known) => known.id === id)
  return purchase?.amountCents ?? 0
}
