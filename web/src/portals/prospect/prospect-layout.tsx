import { isStaff } from '@tower/contract/access.ts'
import { paths } from '@tower/contract/pages.ts'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import House from 'lucide-react/icons/house'
import ImagePlay from 'lucide-react/icons/image-play'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Target from 'lucide-react/icons/target'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { doors } from '../doors.ts'
import { insteadFor } from '../duties/instead-for.tsx'
import { PortalLayout, type PortalLayoutProps } from '../portal-layout.tsx'

/** The texts of every page of this portal; they are loaded once. */
export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'portal', 'prospects', 'prospectPortal', 'kit', 'duties'),
})

export { shouldRevalidate } from '../keep-texts.ts'

export default function ProspectLayout() {
  return <ProspectFrame allow={doors.prospect} />
}

/** The frame of this portal, for whom a page of it is. */
export function ProspectFrame({ allow }: Pick<PortalLayoutProps, 'allow'>) {
  const { title, tabs } = useTexts('prospectPortal')
  const [address] = useSearchParams()
  const athlete = address.get('athlete')
  // The athlete that was chosen stays chosen on every tab.
  const of = (path: string) => (athlete ? `${path}?${new URLSearchParams({ athlete })}` : path)
  const links = [
    { to: of(paths.prospectPortal), label: tabs.home, icon: House, end: true },
    { to: of(paths.prospectGoals), label: tabs.goals, icon: Target },
    { to: of(paths.prospectUpdates), label: tabs.updates, icon: ImagePlay },
    { to: of(paths.prospectReceipts), label: tabs.receipts, icon: ReceiptText },
  ]
  return (
    <PortalLayout
      allow={allow}
      title={title}
      links={links}
      // Whoever may open none of the pages is led to none.
      shownTo={({ role, duties }) => {
        const other = isStaff(role) ? insteadFor(duties, 'children') : {}
        if (other.instead) return { ...other, links: [] }
        const consent = { to: of(paths.prospectOwnConsent), label: tabs.consent, icon: HeartHandshake }
        return { links: doors.prospectConsent.some((voice) => voice === role) ? [...links, consent] : links }
      }}
      shape="header"
    />
  )
}
