import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { portalMeta } from '../portal-meta.ts'
import { PageTab, PageTabs } from '../portal-tabs.tsx'
import { ConsoleHead } from './console-head.tsx'
import { MailList } from './mails/mail-list.tsx'

// Comes when its tab is chosen.
const StoppedTab = lateInBrowser(() => import('./mails/stopped-tab.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'emails') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.emails.title)

const tabs = ['sent', 'stopped'] as const

/** The emails of the charity, what came of them, and the addresses that nobody reads. */
export default function MailsPage() {
  const texts = useTexts('emails')
  const [address] = useSearchParams()
  const tab = tabs.find((name) => name === address.get('tab')) ?? 'sent'
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} part={texts.tabs[tab]} />
      <PageTabs label={texts.tabsLabel}>
        {tabs.map((name) => (
          <PageTab key={name} to={`?tab=${name}`} isOpen={name === tab}>
            {texts.tabs[name]}
          </PageTab>
        ))}
      </PageTabs>
      {tab === 'sent' ? <MailList /> : <StoppedTab waiting={<Skeleton lines={8} />} />}
    </>
  )
}
