import type { LoaderFunctionArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PortalLayout } from '../portal-layout.tsx'
import { listConsoleSections, listPhoneLinks } from './console-sections.ts'

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

export default function AdminLayout() {
  const texts = {
    portal: useTexts('portal'),
    defense: useTexts('defense'),
    people: useTexts('people'),
    payments: useTexts('payments'),
    offline: useTexts('offline'),
    givers: useTexts('givers'),
    ledger: useTexts('ledger'),
    review: useTexts('review'),
    reimbursementDesk: useTexts('reimbursementDesk'),
  }
  return (
    <PortalLayout
      allow={['admin']}
      title={texts.portal.admin.title}
      links={listPhoneLinks(texts)}
      sections={listConsoleSections(texts)}
      shape="rail"
      dense
    />
  )
}
