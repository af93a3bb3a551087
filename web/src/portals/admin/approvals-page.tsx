import { approvalList } from '@tower/contract/money/approvals.contract.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { portalMeta } from '../portal-meta.ts'
import { useApprovalColumns } from './approvals/use-approval-columns.tsx'
import { ConsoleHead } from './console-head.tsx'
import { declareConsoleList } from './declare-console-list.tsx'

// Comes when an approval is opened.
const ApprovalDrawer = lateInBrowser(() => import('./approvals/approval-drawer.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'approvals') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.approvals.title)

const Approvals = declareConsoleList({
  name: 'approvals',
  calls: approvalList,
  file: 'approvals.csv',
  staleOn: ['approval.changed'],
  keyOf: ({ id }) => id,
  nameOf: ({ what }) => what,
  useTexts: () => useTexts('approvals'),
  useColumns: useApprovalColumns,
  useFilters: useApprovalFilters,
  tabs: 'state',
  drawer: {
    parameter: 'approval',
    show: (id, close) => <ApprovalDrawer approvalId={id} onClose={close} />,
  },
})

/** Money that leaves: what waits for a second person, and who let out what left. */
export default function ApprovalsPage() {
  const texts = useTexts('approvals')
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} />
      <Approvals />
    </>
  )
}

function useApprovalFilters() {
  const { tabs, states, kind, kinds, from, to } = useTexts('approvals')
  return {
    state: { label: tabs, names: states },
    kind: { label: kind, names: kinds },
    from: { label: from },
    to: { label: to },
  }
}
