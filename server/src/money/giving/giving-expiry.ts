import { retention } from '@tower/contract/retention.ts'
import type { Expiry, Keeps } from '../../domain.ts'
import { outlived } from '../../outlived.ts'

/** How long what giving holds of people is kept. */
export const givingKeeps = {
  unpaidCheckouts: ['checkouts', 'sponsorships'],
  gifts: [
    ...(['payments', 'receipts', 'checkouts', 'donors', 'offline_gifts', 'check_pictures'] as const),
    ...(['donor_contacts', 'donor_notes', 'donor_tags'] as const),
    ...(['refunds', 'payment_reviews', 'dollar_values'] as const),
  ],
  savedCards: ['saved_cards', 'monthly_cards'],
  checkoutNetworks: ['checkouts'],
  providerEvents: ['provider_events', 'pending_provider_events'],
  bookEntries: [
    ...[
      'asked_back',
      'athlete_news',
      'card_charges',
      'direct_gifts',
      'disputes',
      'dollar_values',
      'monthly_amounts',
    ],
    ...['pack_purchases', 'payment_reviews', 'payment_shares', 'refund_losses'],
    ...['refund_requests', 'refunds', 'slot_shares', 'tower_gifts', 'gift_thanks'],
  ] as const,
  nobody: [
    ...['balance_movements', 'balance_watch', 'program_sums', 'provider_payments', 'receipt_counter'],
    ...['reconciliation_cursors', 'reconciliation_differences'],
  ] as const,
} as const satisfies Keeps

const unpaid = outlived('created_at', retention.unpaidCheckouts)

/** What of checkouts and provider events nobody needs any more. Sponsorships go before the checkouts they point to. */
export const givingExpiry: Expiry = {
  rows: {
    // The provider sends an event again for three days and lists it for thirty; its effect has keys of its own.
    pending_provider_events: outlived('applied_at', retention.providerEvents),
    provider_events: `${outlived('received_at', retention.providerEvents)} and outcome <> 'waiting'
    and not exists (select from pending_provider_events waiting where waiting.id = provider_events.id)`,
    // Nobody paid, and the provider's page closed long ago: an address that was only typed is not stored for ever.
    sponsorships: `provider_subscription_id is null and ${unpaid}
    and not exists (select from payments where payments.sponsorship_id = sponsorships.id)
    and exists (select from checkouts where checkouts.id = sponsorships.checkout_id and checkouts.state in ('open', 'failed', 'expired'))`,
    checkouts: `state in ('open', 'failed', 'expired') and ${unpaid}
    and not exists (select from payments where payments.checkout_id = checkouts.id)
    and not exists (select from sponsorships where sponsorships.checkout_id = checkouts.id)`,
  },
  columns: [
    {
      table: 'checkouts',
      set: 'network_hash = null',
      where: `network_hash is not null and ${outlived('created_at', retention.checkoutNetworks)}`,
    },
    // What staff wrote of them may name whoever gave.
    {
      table: 'refunds',
      set: 'reason = null',
      where: `reason is not null and ${outlived('created_at', retention.gifts)}`,
    },
    {
      table: 'payment_reviews',
      set: `reason = '—'`,
      where: `reason <> '—' and ${outlived('decided_at', retention.gifts)}`,
    },
    {
      table: 'dollar_values',
      set: `reason = '—'`,
      where: `reason <> '—' and ${outlived('decided_at', retention.gifts)}`,
    },
  ],
  jobs: { gifts: 'giving.forget_givers' },
}
