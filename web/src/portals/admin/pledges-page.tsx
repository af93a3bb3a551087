import { pledgeList } from '@tower/contract/money/pledges.contract.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { portalMeta } from '../portal-meta.ts'
import { ConsoleHead } from './console-head.tsx'
import { declareConsoleList } from './declare-console-list.tsx'
import { usePledgeColumns } from './pledges/use-pledge-columns.tsx'

// Comes when a pledge is entered or opened.
const PledgeDrawer = lateInBrowser(() => import('./pledges/pledge-drawer.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'pledges') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.pledges.title)

const Pledges = declareConsoleList({
  name: 'pledges',
  calls: pledgeList,
  file: 'pledges.csv',
  keyOf: ({ id }) => id,
  nameOf: ({ donor_name: name, email }) => name ?? email ?? '',
  useTexts: () => useTexts('pledges'),
  useColumns: usePledgeColumns,
  useFilters: usePledgeFilters,
  tabs: 'state',
  drawer: { parameter: 'pledge', show: (id, close) => <PledgeDrawer shows={id} onClose={close} /> },
})

/** What donors promised to give: what is due, what came of it, and what staff do about it. */
export default function PledgesPage() {
  const texts = useTexts('pledges')
  const drawer = useDrawer('pledge')
  return (
    <>
      <ConsoleHead
        title={texts.title}
        lead={texts.lead}
        actions={
          <ButtonLink kind="primary" to={drawer.linkTo('new')} preventScrollReset>
            {texts.enter}
          </ButtonLink>
        }
      />
      <Pledges />
    </>
  )
}

function usePledgeFilters() {
  const { tabs, states, destination, from, to } = useTexts('pledges')
  const { destinations } = useTexts('payments')
  return {
    state: { label: tabs, names: states },
    destination: { label: destination, names: destinations },
    from: { label: from },
    to: { label: to },
  }
}
