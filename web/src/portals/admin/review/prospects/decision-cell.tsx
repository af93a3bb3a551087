import type { ReviewOutcome } from '@tower/contract/people/prospects.ts'
import { fillText } from '../../../../texts/fill-text.ts'
import { useTexts } from '../../../../texts/use-texts.ts'
import { Chip, type ChipProps } from '../../../../ui/chip/chip.tsx'
import { CheckIcon, ClockIcon, CloseIcon } from '../../../../ui/icons/icons.tsx'
import { Moment } from '../../../../ui/time/moment.tsx'
import review from '../review.module.css'

type Decided = {
  outcome: ReviewOutcome | null
  reviewed_at: string | null
  reviewed_by: string | null
  reason: string | null
}

/** What a profile or news is at now. */
type Standing = 'draft' | 'pending' | 'waiting' | 'approved' | 'sent_back' | 'hidden'

const looks: Record<Standing, Pick<ChipProps, 'tone' | 'outlined' | 'icon'>> = {
  draft: { outlined: true },
  pending: { tone: 'warning', icon: <ClockIcon /> },
  waiting: { tone: 'warning', icon: <ClockIcon /> },
  approved: { tone: 'success', outlined: true, icon: <CheckIcon /> },
  sent_back: { tone: 'danger', outlined: true, icon: <CloseIcon /> },
  hidden: { tone: 'danger', outlined: true, icon: <CloseIcon /> },
}

type DecisionCellProps = {
  decided: Decided
  standing: Standing
  /** The standing in a word. */
  status: string
  /** What was decided holds no more: it waits again, or a guardian took the consent back. */
  isPast?: boolean
}

/** Where a profile or news stands, who decided last, and why. */
export function DecisionCell({ decided, standing, status, isPast = false }: DecisionCellProps) {
  const texts = useTexts('prospectReview')
  const { system } = useTexts('people')
  const { outcome, reviewed_at: at, reviewed_by: actor, reason } = decided
  const decision = outcome && fillText(texts.by, { status: texts.outcomes[outcome], actor: actor ?? system })
  return (
    <div className={review.two}>
      <div>
        <Chip {...looks[standing]}>{status}</Chip>
      </div>
      {decision && <span>{isPast ? fillText(texts.before, { decision }) : decision}</span>}
      {at && <Moment at={at} />}
      {reason && <span>“{reason}”</span>}
    </div>
  )
}
