import { mailingList } from '@tower/contract/outreach/mailings.contract.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { portalMeta } from '../portal-meta.ts'
import { ConsoleHead } from './console-head.tsx'
import { declareConsoleList } from './declare-console-list.tsx'
import { useMailingColumns } from './mailings/use-mailing-columns.tsx'

// Comes when a mailing is written or opened.
const MailingDrawer = lateInBrowser(() => import('./mailings/mailing-drawer.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'mailings', 'classroomPick'),
})

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.mailings.title)

const Mailings = declareConsoleList({
  name: 'mailings',
  calls: mailingList,
  file: 'mailings.csv',
  keyOf: ({ id }) => id,
  nameOf: ({ subject }) => subject,
  useTexts: () => useTexts('mailings'),
  useColumns: useMailingColumns,
  useFilters: useMailingFilters,
  tabs: 'state',
  drawer: { parameter: 'mailing', show: (id, close) => <MailingDrawer shows={id} onClose={close} /> },
})

/** Emails to segments of givers: what waits for a second person, what leaves and what came of it. */
export default function MailingsPage() {
  const texts = useTexts('mailings')
  const drawer = useDrawer('mailing')
  return (
    <>
      <ConsoleHead
        title={texts.title}
        lead={texts.lead}
        actions={
          <ButtonLink kind="primary" to={drawer.linkTo('new')} preventScrollReset>
            {texts.write}
          </ButtonLink>
        }
      />
      <Mailings />
    </>
  )
}

function useMailingFilters() {
  const { tabs, states, segment, segments } = useTexts('mailings')
  return {
    state: { label: tabs, names: states },
    segment: { label: segment, names: segments },
  }
}
