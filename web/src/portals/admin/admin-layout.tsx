import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { PortalLayout } from '../portal-layout.tsx'
import { railOf } from '../portal-rail.tsx'
import { listConsoleSections, listPhoneLinks } from './console-sections.ts'
import { PaletteOpener } from './palette/palette-opener.tsx'
import { useConsoleTexts } from './use-console-texts.ts'

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
  ),
})

/** The texts change with the language only, which reloads the document: a filter of a list waits for nothing of the frame. */
export function shouldRevalidate(_: ShouldRevalidateFunctionArgs): boolean {
  return false
}

export default function AdminLayout() {
  const texts = useConsoleTexts()
  const sections = listConsoleSections(texts)
  return (
    <PortalLayout
      allow={['admin']}
      title={texts.portal.admin.title}
      links={listPhoneLinks(texts)}
      rail={railOf(texts.portal.admin.title, sections)}
      tool={<PaletteOpener sections={sections} />}
      shape="rail"
      dense
    />
  )
}
