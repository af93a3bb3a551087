import { readDollars } from '../typed-dollars.ts'
import type { CardVendor } from './cards.ts'

export const sessionStatuses = ['started', 'authorized', 'captured', 'failed', 'canceled'] as const

export type SessionStatus = (typeof sessionStatuses)[number]

/** Of an order within a session; one that says nothing yet is shown as pending. */
export const sessionOrderStatuses = ['confirmed', 'shipped', 'delivered', 'canceled'] as const

export type SessionOrderStatus = (typeof sessionOrderStatuses)[number]

/** How much staff may write down of one order. */
export const mostSessionItems = 100
export const mostSessionShipments = 20
export const longestOrderNumber = 60
export const longestSku = 60
export const mostItemQuantity = 999
export const mostItemCents = 10_000_000

/** How many orders one session holds at most. */
export const mostSessionOrders = 100

/** How many sessions a teacher sees. */
export const shownSessions = 10

/** The longest amount that is typed. */
export const longestAmount = 10

/** What is set aside beside the amount, for taxes and shipping, in hundredths of a percent. */
const bufferBasisPoints: Record<CardVendor, number> = { amazon: 1_500, walmart: 0 }

/** What a session sets aside of the budget: the amount and the vendor's buffer, rounded up to the cent. */
export function sessionBudgetCents(vendor: CardVendor, amountCents: number): number {
  return amountCents + Math.ceil((amountCents * bufferBasisPoints[vendor]) / 10_000)
}

/** Typed dollars, digits and a dot, as whole cents; what is empty or no amount above zero is told apart. */
export function readTypedAmount(
  typed: string,
): { amountCents: number } | { fault: 'shopping.amount_required' | 'shopping.amount_invalid' } {
  const text = typed.trim()
  if (text === '') return { fault: 'shopping.amount_required' }
  const amountCents = text.length > longestAmount ? undefined : readDollars(text)
  return amountCents ? { amountCents } : { fault: 'shopping.amount_invalid' }
}

export const shoppingErrors = {
  'shopping.amount_required': { status: 400, sentence: 'Enter an amount' },
  'shopping.amount_invalid': { status: 400, sentence: 'Enter a valid amount' },
  'shopping.card_not_verified': {
    status: 409,
    sentence: 'Verify your card for this vendor before you start a session.',
  },
  'shopping.not_found': { status: 404, sentence: 'Session not found' },
  'shopping.order_not_found': { status: 404, sentence: 'Order not found' },
  'shopping.too_many_orders': { status: 409, sentence: 'This session holds too many orders already.' },
  'shopping.changed_meanwhile': {
    status: 409,
    sentence: 'Something else changed in this session. Look at it again before you save.',
  },
  'shopping.already_over': { status: 409, sentence: 'This session is over already.' },
} as const
