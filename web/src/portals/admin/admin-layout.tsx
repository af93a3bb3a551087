import type { LoaderFunctionArgs } from 'react-router'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { doors } from '../doors.ts'
import { insteadFor } from '../duties/instead-for.tsx'
import { PortalLayout } from '../portal-layout.tsx'
import { railOf } from '../portal-rail.tsx'
import { dutyOfPage, linksFor, sectionsFor } from './console-duties.ts'
import { foldSections } from './console-rail.ts'
import { listConsoleSections, listPhoneLinks } from './console-sections.ts'
import { PaletteOpener } from './palette/palette-opener.tsx'
import { QueueAround } from './queue-walk/queue-around.tsx'
import { useConsoleTexts } from './use-console-texts.ts'

// The pages can be gone to before it is known what waits there.
const WaitingCount = lateInBrowser(() => import('./waiting-count.tsx'))

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
  ),
})

export { shouldRevalidate } from '../keep-texts.ts'

export default function AdminLayout() {
  const texts = useConsoleTexts()
  const sections = listConsoleSections(texts)
  return (
    <PortalLayout
      allow={doors.admin}
      title={texts.portal.admin.title}
      links={listPhoneLinks(texts)}
      shownTo={({ duties }, pathname) => {
        const own = sectionsFor(duties, sections)
        return {
          links: linksFor(duties, listPhoneLinks(texts)),
          rail: railOf(texts.portal.admin.title, foldSections(own), (addresses) => (
            <WaitingCount addresses={addresses} />
          )),
          tool: <PaletteOpener sections={own} />,
          ...insteadFor(duties, dutyOfPage(pathname)),
        }
      }}
      shape="rail"
      dense
      readsAfterActs
      around={QueueAround}
    />
  )
}
