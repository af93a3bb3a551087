import { paths } from '@tower/contract/pages.ts'
import House from 'lucide-react/icons/house'
import type { LoaderFunctionArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PortalLayout } from '../portal-layout.tsx'

/** The texts of every page of this portal; they are loaded once. */
export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'portal', 'coming'),
})

export default function ProspectLayout() {
  const { prospect } = useTexts('coming')
  const links = [{ to: paths.prospectPortal, label: prospect.link, icon: House }]
  return (
    <PortalLayout
      allow={['athlete', 'guardian', 'coach', 'admin']}
      title={prospect.title}
      links={links}
      shape="header"
    />
  )
}
