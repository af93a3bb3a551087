import { useQuery } from '@tanstack/react-query'
import type { Webhook } from '@tower/contract/oversight/webhooks.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import { explainError } from '../../api/explain-error.ts'
import { webhookQueries } from '../../oversight/webhooks/webhooks.api.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { FailedPart } from '../failed-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import { loadErrors } from './admin-errors.ts'
import { useWebhookColumns } from './webhooks/use-webhook-columns.tsx'

// Comes when a webhook is opened.
const WebhookDrawer = lateInBrowser(() => import('./webhooks/webhook-drawer.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'webhooks') })

export const meta = portalMeta((texts) => texts.webhooks.title)

/** Superadmins let other systems hear of what happens. */
export default function WebhooksPage() {
  const { back } = useTexts('people')
  const texts = useTexts('webhooks')
  const admin = useTexts('admin')
  const drawer = useDrawer('webhook')
  const navigate = useNavigate()
  const reading = useQuery(webhookQueries.all)
  const opened = reading.data?.items.find(({ id }) => id === drawer.openId)
  const isOpen = drawer.openId === 'new' || opened !== undefined
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: back, to: paths.admin }, { label: texts.title }]}
        actions={
          reading.data && (
            <ButtonLink kind="primary" to={drawer.linkTo('new')} preventScrollReset>
              {texts.add}
            </ButtonLink>
          )
        }
      />
      {reading.isPending && <Skeleton lines={4} />}
      {reading.isError && (
        <FailedPart
          message={explainError(reading.error, loadErrors(admin, texts.failed))}
          onRetry={() => void reading.refetch()}
          pending={reading.isFetching}
        />
      )}
      {reading.data && <Webhooks rows={reading.data.items} linkTo={drawer.linkTo} />}
      {isOpen && (
        <WebhookDrawer
          webhook={opened}
          onOpen={(id) => void navigate(drawer.linkTo(id), { replace: true, preventScrollReset: true })}
          // What its log was asked for goes with it.
          onClose={() => void navigate('?', { replace: true, preventScrollReset: true })}
        />
      )}
    </>
  )
}

function Webhooks({ rows, linkTo }: { rows: Webhook[]; linkTo: (id: string) => string }) {
  const texts = useTexts('webhooks')
  const columns = useWebhookColumns(linkTo)
  if (rows.length === 0) return <EmptyState>{texts.none}</EmptyState>
  return <DataTable crowded caption={texts.caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
}
