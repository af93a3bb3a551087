import { formatUsd } from '@tower/contract/money.ts'
import { html, type Html } from '../../../../http/demo-page.ts'
import type { IssuedCardReport, PurchaseReport } from '../issuing/issuing-controls.ts'

const banner = html`<div class="banner">SANDBOX — no real money moves here</div>`

/** Where sandbox cards are paid with: a till for each card, and what was bought. */
export function shopPage(cards: readonly IssuedCardReport[], purchases: readonly PurchaseReport[]): Html {
  return html`${banner}
    <main>
      <h1>Sandbox shop</h1>
      <p>
        Pay with a card that was issued here. The site is asked whether it may, and has two seconds to say so.
      </p>
      <form method="post" action="/sandbox/shop" class="card">
        <input type="hidden" name="act" value="buy" />
        <p>
          <label
            >Card
            <select name="card">
              ${cards.map((card) => html`<option value="${card.id}">•••• ${card.last4} (${card.status})</option>`)}
            </select></label
          >
        </p>
        <p>
          <label
            >Merchant
            <select name="merchant">
              <option>AMZN Mktp US</option>
              <option>WALMART.COM</option>
              <option>Corner Store</option>
            </select></label
          >
        </p>
        <p>
          <label>Cents <input name="cents" inputmode="numeric" value="1000" /></label>
        </p>
        <button type="submit">Pay</button>
      </form>
      <h2>Purchases</h2>
      ${purchases.map(purchaseCard)}
    </main>`
}

function purchaseCard(purchase: PurchaseReport): Html {
  const { id, last4, merchant, amountCents, approved, status } = purchase
  return html`<form method="post" action="/sandbox/shop" class="card">
    <p>${merchant}, •••• ${last4}, ${formatUsd(amountCents)}: ${approved ? status : 'declined'}</p>
    <input type="hidden" name="purchase" value="${id}" />
    ${
      approved && status === 'pending'
        ? html`<button name="act" value="capture">Take the money</button>
            <button name="act" value="reverse">Let go of it</button>`
        : undefined
    }
    ${status === 'closed' && approved ? html`<button name="act" value="refund">Give it back</button>` : undefined}
  </form>`
}
