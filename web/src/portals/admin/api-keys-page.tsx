import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import { integrationQueries } from '../../oversight/integrations/integrations.api.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { portalMeta } from '../portal-meta.ts'
import { useKeyColumns } from './api-keys/use-key-columns.tsx'
import { OpenedList } from './opened-list.tsx'

// Comes when a key is opened.
const KeyDrawer = lateInBrowser(() => import('./api-keys/key-drawer.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'apiKeys') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.apiKeys.title)

/** Superadmins let other systems read, with keys that can be taken back. */
export default function ApiKeysPage() {
  const drawer = useDrawer('key')
  const navigate = useNavigate()
  return (
    <OpenedList
      words={useTexts('apiKeys')}
      reading={useQuery(integrationQueries.keys)}
      columns={useKeyColumns(drawer.linkTo)}
      drawer={drawer}
      panel={(apiKey) => (
        <KeyDrawer
          apiKey={apiKey}
          onOpen={(id) => void navigate(drawer.linkTo(id), { replace: true, preventScrollReset: true })}
          onClose={drawer.close}
        />
      )}
    />
  )
}
