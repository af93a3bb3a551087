import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { givingEndpoints } from '@tower/contract/money/giving.contract.ts'

/** What the page someone returns to knows of their checkout. */
export type Checkout = CallOutput<typeof givingEndpoints.checkoutStatus>
