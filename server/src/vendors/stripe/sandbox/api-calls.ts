import { createSession, expireSession, readSession } from './checkout-calls.ts'
import { listBalanceTransactions, listPayouts, readBalance, readPayout } from './balance-calls.ts'
import type { Call } from './context.ts'
import {
  createCustomer,
  deleteCustomer,
  listCustomerPaymentMethods,
  listCustomers,
  readCustomer,
} from './customer-calls.ts'
import { createWebhookEndpoint, listWebhookEndpoints, updateWebhookEndpoint } from './endpoint-calls.ts'
import { listDisputes, readDispute } from './dispute-calls.ts'
import {
  createIssuedCard,
  listIssuedAuthorizations,
  listIssuedTransactions,
  readIssuedCard,
  updateIssuedCard,
} from './issuing/issuing-calls.ts'
import { createPaymentIntent, listPaymentIntents, readPaymentIntent } from './intent-calls.ts'
import { readSetupIntent } from './setup-moves.ts'
import { createRefund, listRefunds, readRefund } from './refund-calls.ts'
import {
  cancelSubscription,
  listInvoicePayments,
  readInvoice,
  readSubscription,
  updateSubscription,
} from './subscription-calls.ts'

/** Every call of Stripe's API that the sandbox answers. */
export const API_CALLS: readonly (readonly ['GET' | 'POST' | 'DELETE', string, Call])[] = [
  ['POST', '/v1/checkout/sessions', createSession],
  ['GET', '/v1/checkout/sessions/:id', readSession],
  ['POST', '/v1/checkout/sessions/:id/expire', expireSession],
  ['POST', '/v1/payment_intents', createPaymentIntent],
  ['GET', '/v1/payment_intents', listPaymentIntents],
  ['GET', '/v1/payment_intents/:id', readPaymentIntent],
  ['GET', '/v1/setup_intents/:id', readSetupIntent],
  ['POST', '/v1/refunds', createRefund],
  ['GET', '/v1/refunds', listRefunds],
  ['GET', '/v1/refunds/:id', readRefund],
  ['POST', '/v1/customers', createCustomer],
  ['GET', '/v1/customers', listCustomers],
  ['GET', '/v1/customers/:id', readCustomer],
  ['DELETE', '/v1/customers/:id', deleteCustomer],
  ['GET', '/v1/customers/:id/payment_methods', listCustomerPaymentMethods],
  ['GET', '/v1/subscriptions/:id', readSubscription],
  ['POST', '/v1/subscriptions/:id', updateSubscription],
  ['DELETE', '/v1/subscriptions/:id', cancelSubscription],
  ['GET', '/v1/invoices/:id', readInvoice],
  ['GET', '/v1/invoice_payments', listInvoicePayments],
  ['GET', '/v1/disputes', listDisputes],
  ['GET', '/v1/disputes/:id', readDispute],
  ['GET', '/v1/balance', readBalance],
  ['GET', '/v1/balance_transactions', listBalanceTransactions],
  ['GET', '/v1/payouts', listPayouts],
  ['GET', '/v1/payouts/:id', readPayout],
  ['GET', '/v1/webhook_endpoints', listWebhookEndpoints],
  ['POST', '/v1/webhook_endpoints', createWebhookEndpoint],
  ['POST', '/v1/webhook_endpoints/:id', updateWebhookEndpoint],
  ['POST', '/v1/issuing/cards', createIssuedCard],
  ['GET', '/v1/issuing/authorizations', listIssuedAuthorizations],
  ['GET', '/v1/issuing/transactions', listIssuedTransactions],
  ['GET', '/v1/issuing/cards/:id', readIssuedCard],
  ['POST', '/v1/issuing/cards/:id', updateIssuedCard],
]
