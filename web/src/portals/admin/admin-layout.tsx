import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { ListTotalPlace } from '../../ui/list-page/list-total.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { doors } from '../doors.ts'
import { insteadFor } from '../duties/instead-for.tsx'
import { PortalLayout } from '../portal-layout.tsx'
import { openRail } from '../portal-rail.tsx'
import { dutyOfPage, linksFor } from './console-duties.ts'
import { listPhoneLinks } from './phone-links.ts'
import { PaletteOpener } from './palette/palette-opener.tsx'
import { RailPlace } from './rail-place.tsx'
import { StandingQuestion } from './standing-question.tsx'
import { QueueAround } from './queue-walk/queue-around.tsx'
import { useConsoleTexts } from './use-console-texts.ts'

// Has a sign for each of forty pages: what is worked on comes first.
const rail: { Pages?: ComponentType } = {}
const loadRail = async () => (rail.Pages = (await import('./console-navigation.tsx')).default)

/** The texts of every page of this portal; they are loaded once. */
export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(
    context,
    'portal',
    'admin',
    'notifications',
    'drawTerms',
    'defense',
    'kit',
    'palette',
    'views',
    'payments',
    'ledger',
    'givers',
    'offline',
    'people',
    'review',
    'reimbursements',
    'reimbursementDesk',
    'duties',
    'secondPerson',
    'grounds',
  ),
})

export { shouldRevalidate } from '../keep-texts.ts'

export default function AdminLayout() {
  const texts = useConsoleTexts()
  // While it is checked who looks: the rail then stands there with the frame, and isn't empty first. Where it fails the bar and the
  // search lead to every page.
  const [Rail, setRail] = useState(() => rail.Pages)
  useEffect(() => {
    loadRail().then(
      (Pages) => setRail(() => Pages),
      () => undefined,
    )
  }, [])
  return (
    <PortalLayout
      allow={doors.admin}
      title={texts.portal.admin.title}
      links={listPhoneLinks(texts)}
      shownTo={({ duties }, pathname) => ({
        links: linksFor(duties, listPhoneLinks(texts)),
        rail: { pages: Rail ? <Rail /> : <RailPlace />, opener: openRail },
        tool: <PaletteOpener />,
        ...insteadFor(duties, dutyOfPage(pathname)),
      })}
      shape="rail"
      dense
      readsAfterActs
      around={AroundPage}
    />
  )
}

/** What stands around every page of the console: the steps of its queue, the question that is open, and what its heading knows of its list. */
function AroundPage({ children }: { children: ReactNode }) {
  return (
    <QueueAround>
      <StandingQuestion>
        <ListTotalPlace>{children}</ListTotalPlace>
      </StandingQuestion>
    </QueueAround>
  )
}
