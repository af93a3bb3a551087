import type { Webhook } from '@tower/contract/oversight/webhooks.contract.ts'

/** What a webhook is called: where it leads. */
export const nameOf = ({ url }: Pick<Webhook, 'url'>): string => new URL(url).host
