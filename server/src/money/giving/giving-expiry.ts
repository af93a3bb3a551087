import type { Expiry } from '../../domain.ts'

/** What of checkouts and provider events nobody needs any more. Sponsorships go before the checkouts they point to. */
export const givingExpiry: Expiry = {
  rows: {
    // The provider sends an event again for three days and lists it for thirty; its effect has keys of its own.
    pending_provider_events: `applied_at < now() - interval '90 days'`,
    provider_events: `received_at < now() - interval '90 days' and outcome <> 'waiting'
    and not exists (select from pending_provider_events waiting where waiting.id = provider_events.id)`,
    // Nobody paid, and the provider's page closed long ago: an address that was only typed is not stored for ever.
    sponsorships: `provider_subscription_id is null and created_at < now() - interval '90 days'
    and not exists (select from payments where payments.sponsorship_id = sponsorships.id)
    and exists (select from checkouts where checkouts.id = sponsorships.checkout_id and checkouts.state in ('open', 'failed', 'expired'))`,
    checkouts: `state in ('open', 'failed', 'expired') and created_at < now() - interval '90 days'
    and not exists (select from payments where payments.checkout_id = checkouts.id)
    and not exists (select from sponsorships where sponsorships.checkout_id = checkouts.id)`,
  },
  columns: [
    {
      table: 'checkouts',
      set: 'network_hash = null',
      where: `network_hash is not null and created_at < now() - interval '1 day'`,
    },
  ],
}
