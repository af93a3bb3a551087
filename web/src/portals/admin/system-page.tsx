import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { systemQuery } from '../../oversight/process/process.api.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from './unread-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import { ConsoleHead } from './console-head.tsx'
import { NowPart } from './system/now-part.tsx'
import { ProviderPart } from './system/provider-part.tsx'
import { AlertList, JobList, ProcessList } from './system/system-lists.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'system') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.system.title)

/** Superadmins see what runs, and whether it does its work. */
export default function SystemPage() {
  const texts = useTexts('system')
  const reading = useQuery(systemQuery)
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} />
      <Stack gap={6} above={5}>
        {reading.isPending && <Skeleton lines={8} />}
        {reading.isError && <UnreadPart reading={reading} failed={texts.failed} />}
        {reading.data && (
          <>
            <NowPart system={reading.data} />
            <AlertList alerts={reading.data.alerts} />
            <ProcessList processes={reading.data.processes} />
            <ProviderPart provider={reading.data.provider} />
            <JobList jobs={reading.data.jobs} />
          </>
        )}
      </Stack>
    </>
  )
}
