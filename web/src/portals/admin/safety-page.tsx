import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ConsoleHead } from './console-head.tsx'
import { portalMeta } from '../portal-meta.ts'
import { PageTab, PageTabs } from '../portal-tabs.tsx'
import { LeavingPart } from './safety/leaving-part.tsx'
import { SecondPersonActs } from './safety/second-person-acts.tsx'
import { SignInPart } from './safety/sign-in-part.tsx'
import { UnusualReadings } from './safety/unusual-readings.tsx'
import { StaffSessions } from './safety/staff-sessions.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'safety') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.safety.title)

const tabs = ['signIn', 'sessions', 'acts', 'leaving', 'reading'] as const
const parts = {
  signIn: SignInPart,
  sessions: StaffSessions,
  acts: SecondPersonActs,
  leaving: LeavingPart,
  reading: UnusualReadings,
}

/** Who cannot get in, who of the staff is in, what two people decided, what was kept from leaving, and who read more than usual. */
export default function SafetyPage() {
  const texts = useTexts('safety')
  const [address] = useSearchParams()
  const open = tabs.find((name) => name === address.get('tab')) ?? 'signIn'
  const Part = parts[open]
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} />
      <PageTabs label={texts.tabsLabel}>
        {tabs.map((name) => (
          <PageTab
            key={name}
            to={name === 'signIn' ? paths.adminSafety : `${paths.adminSafety}?tab=${name}`}
            isOpen={name === open}
          >
            {texts.tabs[name]}
          </PageTab>
        ))}
      </PageTabs>
      <Part />
    </>
  )
}
