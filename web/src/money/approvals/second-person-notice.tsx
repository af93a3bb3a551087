import { formatUsd } from '@tower/contract/money.ts'
import type { SubjectApproval } from '@tower/contract/money/approvals.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/notice/notice.tsx'

const tones = { waiting: 'warning', approved: 'success', refused: 'danger' } as const

type Looked = { approval: SubjectApproval | null }

/** Says that something waits for a second person, or what one said; staff are led to where it is decided. */
export function SecondPersonNotice({ approval }: Looked) {
  if (!approval) return null
  return (
    <Notice tone={tones[approval.state]} announce={false}>
      <SecondPersonWords approval={approval} />
    </Notice>
  )
}

/** The same in a cell of a table. */
export function SecondPersonWords({ approval }: Looked) {
  const texts = useTexts('secondPerson')
  if (!approval) return null
  const { id, state, note } = approval
  const amount = formatUsd(approval.amount_cents, { always2: true })
  const text = state === 'refused' && note !== null ? texts.refusedWhy : texts[state]
  return (
    <>
      <span data-undecided={state === 'waiting' || undefined}>
        {fillText(text, { amount, note: note ?? '' })}
      </span>{' '}
      {id !== null && <Link to={`${paths.adminApprovals}?approval=${id}`}>{texts.open}</Link>}
    </>
  )
}
