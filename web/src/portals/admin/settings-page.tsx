import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { settingsQuery } from '../../oversight/settings/settings.api.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { portalMeta } from '../portal-meta.ts'
import { ConsoleHead } from './console-head.tsx'
import { LimitsPart } from './settings/limits-part.tsx'
import { SettingsParts } from './settings/settings-parts.tsx'
import { UnreadPart } from './unread-part.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'settings') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.portal.admin.settings)

/** How the site is set: what staff change has the way to its page, and what is set where it runs is shown with its name there. */
export default function SettingsPage() {
  const texts = useTexts('settings')
  const { settings: title } = useTexts('portal').admin
  const reading = useQuery(settingsQuery)
  return (
    <>
      <ConsoleHead title={title} lead={texts.lead} />
      <Stack gap={6} above={5}>
        {reading.isPending && <Skeleton lines={8} />}
        {reading.isError && <UnreadPart reading={reading} failed={texts.failed} />}
        {reading.data && (
          <>
            <SettingsParts settings={reading.data} />
            <LimitsPart limits={reading.data.limits} />
          </>
        )}
      </Stack>
    </>
  )
}
