import { givingEndpoints } from '@tower/contract/money/giving.contract.ts'
import { giverLinkEndpoints, linkedGivingEndpoints } from '@tower/contract/money/own-giving.contract.ts'
import { packCheckoutEndpoints } from '@tower/contract/money/pack-checkout.contract.ts'
import { sponsorshipEndpoints } from '@tower/contract/money/sponsorships.contract.ts'
import { towerEndpoints } from '@tower/contract/money/tower.contract.ts'
import type { OpenCall } from '../../oversight/defense/open-call.ts'

/** Where strangers give, and where a gift is changed by its link. */
export const givingOpenCalls: readonly OpenCall[] = [
  {
    call: givingEndpoints.createCheckoutSession,
    guard: 'pays',
    namesClassroom: true,
    named: [
      { names: 'receiver', path: ['classroom_id'] },
      { names: 'mailbox', path: ['email'] },
      { names: 'mailbox', path: ['metadata', 'sponsor_email'] },
    ],
    amount: { field: 'amount_cents', unit: 'cents' },
  },
  { call: givingEndpoints.donationsCreate, guard: 'pays', amount: { field: 'amount', unit: 'dollars' } },
  {
    call: sponsorshipEndpoints.donate,
    guard: 'pays',
    named: [
      { names: 'receiver', path: ['prospect_id'] },
      { names: 'mailbox', path: ['email'] },
    ],
    amount: { field: 'amount_cents', unit: 'cents' },
  },
  { call: packCheckoutEndpoints.byName, guard: 'pays' },
  { call: sponsorshipEndpoints.changeMonthlyGift, guard: 'none' },
  { call: sponsorshipEndpoints.changeAmount, guard: 'none' },
  { call: sponsorshipEndpoints.changeCard, guard: 'none' },
  { call: towerEndpoints.keepOwn, guard: 'none' },
  // Behind a mailed link.
  { call: linkedGivingEndpoints.resend, guard: 'none' },
  { call: linkedGivingEndpoints.revokeLinks, guard: 'none' },
  { call: giverLinkEndpoints.renew, guard: 'none' },
  // Mails nobody but who gave, and them once an hour.
  { call: giverLinkEndpoints.request, guard: 'none' },
  // Signed by the provider.
  { call: givingEndpoints.webhook, guard: 'none' },
]
