import type { ClassroomClaim } from '@tower/contract/matching/classroom-claims.contract.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { AddressText } from '../../../ui/data-table/address-text.tsx'
import { Moment } from '../../../ui/time/moment.tsx'
import { NameText } from '../../../ui/type/name-text.tsx'
import { ClaimDecision } from './claim-decision.tsx'
import styles from './review.module.css'

/** The columns of the confirmations: who asks, for what, whom we know, and the decision. */
export function useClaimColumns(): ListColumn<ClassroomClaim>[] {
  const { claims: texts } = useTexts('review')
  const heads = texts.columns
  return [
    {
      id: 'teacher',
      head: heads.teacher,
      cell: ({ teacher_display_name: name, email }) => <Two first={name} second={email} />,
    },
    { id: 'classroom', rank: 2, head: heads.classroom, cell: (claim) => <ClaimedClassroom claim={claim} /> },
    {
      id: 'record',
      head: heads.record,
      cell: ({ teacher_on_record: name, email_on_record: email }) =>
        name === null && email === null ? texts.nobody : <Two first={name ?? ''} second={email ?? ''} />,
    },
    { id: 'because', head: heads.because, cell: ({ because }) => texts.because[because] },
    { id: 'when', head: heads.when, cell: ({ claimed_at: at }) => <Moment at={at} /> },
    {
      id: 'decision',
      rank: 1,
      head: heads.decision,
      stacked: true,
      cell: (claim) => <Decision claim={claim} />,
    },
  ]
}

function ClaimedClassroom({ claim }: { claim: ClassroomClaim }) {
  const { claims: texts } = useTexts('review')
  const language = useLanguage()
  const { classroom_name: name, school, city, state, nominators } = claim
  const place = [school, city, state].filter(Boolean).join(', ')
  return <Two first={name} second={`${place} · ${fillCounted(texts.neighbors, nominators, language)}`} />
}

function Two({ first, second }: { first: string; second: string }) {
  return (
    <div className={styles.two}>
      <b>
        <NameText>{first}</NameText>
      </b>
      <span>
        <AddressText>{second}</AddressText>
      </span>
    </div>
  )
}

/** The buttons while it waits; afterwards who decided, and why. */
function Decision({ claim }: { claim: ClassroomClaim }) {
  const { claims: texts } = useTexts('review')
  const { system } = useTexts('people')
  const { status, decided_by: actor, decided_at: at, reason } = claim
  if (status === 'waiting') return <ClaimDecision claim={claim} />
  const said = fillText(texts.by, { status: texts.statuses[status], actor: actor ?? system })
  return (
    <div className={styles.two}>
      <b>
        <AddressText>{said}</AddressText>
      </b>
      {at && <Moment at={at} />}
      {reason && <span>“{reason}”</span>}
    </div>
  )
}
