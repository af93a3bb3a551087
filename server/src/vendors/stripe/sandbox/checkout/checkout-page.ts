import { formatUsd } from '@tower/contract/money.ts'
import type { HostedPage, MonthlyStanding } from './hosted-page.ts'
import type { PaymentStanding } from './payment-standing.ts'
import { html, type Html } from '../../../../http/demo-page.ts'

const banner = html`<div class="banner">SANDBOX — no real money moves here</div>`

/** The page where a sandbox checkout is paid, declined or cancelled. */
export function checkoutPage(page: HostedPage, siteName: string): Html {
  return html`${banner}
    <main class="narrow">
      <p class="quiet">${siteName}</p>
      <h1>${titleOf(page)}</h1>
      <div class="card">
        ${keepsCardOnly(page) ? html`<p>Nothing is charged now.</p>` : linesTable(page)}
        ${page.status === 'open' ? payForm(page) : finished(page)}
        ${page.monthly ? monthlyForm(page.monthly) : undefined}
        ${page.status === 'complete' && page.payment ? bankForm(page.payment) : undefined}
      </div>
    </main>`
}

/** A card that is kept without being charged. */
const keepsCardOnly = ({ savesCard, totalCents }: HostedPage): boolean => savesCard && totalCents === 0

function linesTable(page: HostedPage): Html {
  const lines = page.lines.map(
    (line) =>
      html`<tr>
        <td>${line.name}</td>
        <td>${formatUsd(line.amountCents, { always2: true })}</td>
      </tr>`,
  )
  return html`<table>
    <caption class="quiet">
      What you are paying for
    </caption>
    <tbody>
      ${lines}
      <tr class="total">
        <td>Total</td>
        <td>${formatUsd(page.totalCents, { always2: true })}</td>
      </tr>
    </tbody>
  </table>`
}

/** Only what can still be paid asks to be paid. */
function titleOf(page: HostedPage): string {
  const { totalCents, status } = page
  if (keepsCardOnly(page)) return 'Save a card'
  const total = formatUsd(totalCents, { always2: true })
  return status === 'open' ? `Pay ${total}` : `Payment of ${total}`
}

/** What someone sees who comes with an address that is none of ours. */
export function unknownCheckoutPage(): Html {
  return html`${banner}
    <main class="narrow">
      <h1>This checkout does not exist</h1>
      <p>
        The address may be incomplete, or the demo was started afresh since.
        <a href="/">Go to the start page</a>
      </p>
    </main>`
}

function payForm(page: HostedPage): Html {
  const { email, declineMessage, takesDebit } = page
  return html`${declineMessage === null ? undefined : html`<p class="alert" role="alert">${declineMessage}</p>`}
    <form method="post" class="stack">
      ${email === null ? emailField : html`<p>Receipt to <strong>${email}</strong></p>`}
      <div class="field">
        <label for="name">Name (optional)</label
        ><input id="name" name="name" autocomplete="name" maxlength="200" />
      </div>
      <button class="primary" name="outcome" value="paid">
        ${keepsCardOnly(page) ? 'Save the card' : 'Pay'}
      </button>
      ${
        takesDebit
          ? html`<button name="outcome" value="delayed">
              Use a bank account: the money comes days later
            </button>`
          : undefined
      }
      <button name="outcome" value="declined">Let the bank decline</button>
      <button name="outcome" value="cancelled" formnovalidate>Cancel and go back</button>
    </form>`
}

const emailField = html`<div class="field">
  <label for="email">E-mail (optional)</label
  ><input id="email" name="email" type="email" autocomplete="email" maxlength="320" />
</div>`

function finished(page: HostedPage): Html {
  const { cancelUrl } = page
  const words = finishedWords(page)
  return html`<p><strong>${words}</strong></p>
    <p><a href="${cancelUrl ?? '/'}">Back to the site</a></p>`
}

function finishedWords(page: HostedPage): string {
  const { status, payment, paymentStatus } = page
  if (keepsCardOnly(page)) return status === 'expired' ? 'This page has expired.' : 'This card is saved.'
  if (status === 'expired') return 'This checkout has expired. Nothing was charged.'
  if (payment?.isOnItsWay) return 'Promised from a bank account. The money is on its way.'
  return paymentStatus === 'paid' ? 'This checkout is already paid.' : 'The bank account had no money for it.'
}

/** Stands in for the payer's bank: a debit comes or doesn't, and what was paid may be contested. */
function bankForm({ isOnItsWay, isContestable, dispute }: PaymentStanding): Html | undefined {
  if (isOnItsWay)
    return html`<form method="post" class="stack">
      <button class="primary" name="outcome" value="debit_arrives">Let the money arrive</button>
      <button name="outcome" value="debit_fails">Let the bank account be empty</button>
    </form>`
  if (dispute?.status === 'needs_response')
    return html`<form method="post" class="stack">
      <p>The payer contests this payment with their bank.</p>
      <button class="primary" name="outcome" value="dispute_won">The bank finds for the charity</button>
      <button name="outcome" value="dispute_lost">The bank gives the payer the money back</button>
    </form>`
  if (dispute)
    return html`<p>
      ${dispute.status === 'won' ? 'It was contested, and the money stayed.' : 'It was contested, and the money went back.'}
    </p>`
  if (!isContestable) return undefined
  return html`<form method="post" class="stack">
    <button name="outcome" value="contest">Contest this payment with the bank</button>
  </form>`
}

/** Stands in for time and the bank: what a monthly gift does after its first month. */
function monthlyForm({ status, monthsPaid, openInvoiceId }: MonthlyStanding): Html {
  const standing = `Monthly gift: ${standingNames[status]}, ${monthsPaid} paid.`
  if (status === 'canceled') return html`<p>${standing}</p>`
  return html`<form method="post" class="stack">
    <p>${standing}</p>
    <button class="primary" name="outcome" value="month_paid">Advance a month</button>
    <button name="outcome" value="month_declined">Advance a month, and let the bank decline</button>
    ${
      openInvoiceId === null
        ? undefined
        : html`<button name="outcome" value="retry_paid">Pay the open month</button>`
    }
  </form>`
}

const standingNames: Record<MonthlyStanding['status'], string> = {
  active: 'active',
  past_due: 'the last charge failed',
  paused: 'paused',
  canceled: 'ended',
}
