import type { HostedPage } from './hosted-page.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'

type Move = (sandbox: StripeSandbox, page: HostedPage) => Promise<void> | undefined

/** What time and the bank do with a checkout after it was completed. A move that isn't possible changes nothing. */
const moves = {
  month_paid: passMonth('paid'),
  month_declined: passMonth('declined'),
  retry_paid: (sandbox, { monthly }) => {
    if (monthly && monthly.status !== 'canceled' && monthly.openInvoiceId !== null)
      return sandbox.retryInvoice(monthly.openInvoiceId, 'paid')
  },
  debit_arrives: settleDebit('succeeded'),
  debit_fails: settleDebit('failed'),
  contest: async (sandbox, { payment }) => {
    if (payment?.isContestable) await sandbox.openDispute(payment.paymentId)
  },
  dispute_won: closeDispute('won'),
  dispute_lost: closeDispute('lost'),
} satisfies Record<string, Move>

export type CheckoutMove = keyof typeof moves
export const checkoutMoves = Object.keys(moves) as [CheckoutMove, ...CheckoutMove[]]

/** Whether a button moves time or the bank, and isn't the payer's answer. */
export function isCheckoutMove(outcome: string): outcome is CheckoutMove {
  return Object.hasOwn(moves, outcome)
}

/** Time and the bank, moved by a button. */
export async function moveCheckout(
  sandbox: StripeSandbox,
  page: HostedPage,
  move: CheckoutMove,
): Promise<void> {
  await moves[move](sandbox, page)
}

function passMonth(outcome: 'paid' | 'declined'): Move {
  return (sandbox, { monthly }) => {
    if (monthly && monthly.status !== 'canceled') return sandbox.passMonth(monthly.subscriptionId, outcome)
  }
}

function settleDebit(result: 'succeeded' | 'failed'): Move {
  return (sandbox, { sessionId, payment }) => {
    if (payment?.isOnItsWay) return sandbox.settleDelayed(sessionId, result)
  }
}

function closeDispute(end: 'won' | 'lost'): Move {
  return (sandbox, { payment }) => {
    const { dispute } = payment ?? {}
    if (dispute?.status === 'needs_response') return sandbox.closeDispute(dispute.id, end)
  }
}
