import { useQuery } from '@tanstack/react-query'
import type { ApiKey } from '@tower/contract/oversight/integrations.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import { explainError } from '../../api/explain-error.ts'
import { integrationQueries } from '../../oversight/integrations/integrations.api.ts'
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
import { useKeyColumns } from './api-keys/use-key-columns.tsx'

// Comes when a key is opened.
const KeyDrawer = lateInBrowser(() => import('./api-keys/key-drawer.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'apiKeys') })

export const meta = portalMeta((texts) => texts.apiKeys.title)

/** Superadmins let other systems read, with keys that can be taken back. */
export default function ApiKeysPage() {
  const { back } = useTexts('people')
  const texts = useTexts('apiKeys')
  const admin = useTexts('admin')
  const drawer = useDrawer('key')
  const navigate = useNavigate()
  const reading = useQuery(integrationQueries.keys)
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
      {reading.data && <Keys rows={reading.data.items} linkTo={drawer.linkTo} />}
      {isOpen && (
        <KeyDrawer
          apiKey={opened}
          onOpen={(id) => void navigate(drawer.linkTo(id), { replace: true, preventScrollReset: true })}
          onClose={drawer.close}
        />
      )}
    </>
  )
}

function Keys({ rows, linkTo }: { rows: ApiKey[]; linkTo: (id: string) => string }) {
  const texts = useTexts('apiKeys')
  const columns = useKeyColumns(linkTo)
  if (rows.length === 0) return <EmptyState>{texts.none}</EmptyState>
  return <DataTable crowded caption={texts.caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
}
