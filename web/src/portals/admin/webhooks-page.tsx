import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import { webhookQueries } from '../../oversight/webhooks/webhooks.api.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { portalMeta } from '../portal-meta.ts'
import { OpenedList } from './opened-list.tsx'
import { useWebhookColumns } from './webhooks/use-webhook-columns.tsx'

// Comes when a webhook is opened.
const WebhookDrawer = lateInBrowser(() => import('./webhooks/webhook-drawer.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'webhooks') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.webhooks.title)

/** Superadmins let other systems hear of what happens. */
export default function WebhooksPage() {
  const drawer = useDrawer('webhook')
  const navigate = useNavigate()
  return (
    <OpenedList
      words={useTexts('webhooks')}
      reading={useQuery(webhookQueries.all)}
      columns={useWebhookColumns(drawer.linkTo)}
      drawer={drawer}
      panel={(webhook) => (
        <WebhookDrawer
          webhook={webhook}
          onOpen={(id) => void navigate(drawer.linkTo(id), { replace: true, preventScrollReset: true })}
          // What its log was asked for goes with it.
          onClose={() => void navigate('?', { replace: true, preventScrollReset: true })}
        />
      )}
    />
  )
}
