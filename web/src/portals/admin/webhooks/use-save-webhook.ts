import type { Webhook } from '@tower/contract/oversight/webhooks.contract.ts'
import type { WebhookEvent } from '@tower/contract/oversight/webhooks.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readWebhooksAgain, webhookCalls, webhookQueries } from '../../../oversight/webhooks/webhooks.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { useProvenAct } from '../use-proven-act.ts'

type Wish = { url: string; note: string; events: WebhookEvent[]; active: boolean }
type Added = { item: Webhook; secret: string }

/** Saves a webhook. After a refusal because a colleague was first, saving again replaces what they saved. */
export function useSaveWebhook(webhook: Webhook | undefined, onAdded: (added: Added) => void) {
  const { form: texts } = useTexts('webhooks')
  const client = useQueryClient()
  const toast = useToast()
  // Pressed again after a lost answer it is the same webhook.
  const [key] = useState(() => crypto.randomUUID())
  const [seen, setSeen] = useState(webhook?.updated_at ?? '')
  const look = async (id: string) => {
    await readWebhooksAgain(client)
    const { items } = await client.fetchQuery(webhookQueries.all)
    setSeen(items.find((one) => one.id === id)?.updated_at ?? '')
  }
  return useProvenAct(
    async (wish: Wish): Promise<Added | undefined> => {
      if (!webhook) {
        const { active: _, ...added } = wish
        return webhookCalls.add({ ...added, request_key: key })
      }
      try {
        const { updated_at: at } = await webhookCalls.change(webhook.id, { ...wish, seen_updated_at: seen })
        setSeen(at)
        return undefined
      } catch (error) {
        await look(webhook.id).catch(() => undefined)
        throw error
      }
    },
    (added) => {
      toast({ text: added ? texts.added : texts.saved })
      if (added) onAdded(added)
    },
    readWebhooksAgain,
  )
}
