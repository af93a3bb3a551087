import { maxReviewReasonLength, type ReviewOutcome } from '@tower/contract/people/prospects.ts'
import { useId, useRef, useState } from 'react'
import { useKeptWords } from '../../../../session/use-kept-words.ts'
import { useTexts } from '../../../../texts/use-texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextAreaField } from '../../../../ui/field/field.tsx'
import styles from '../photos/photos.module.css'
import { AskDecision } from './ask-decision.tsx'
import type { Decided } from './prospect-review.api.ts'

export type DecisionActsProps = {
  wish: Decided
  isWaiting: boolean
  isShown: boolean
  mayDecide: boolean
  /** Why it can't be approved. */
  blocked?: string | undefined
  onDone: () => void
}

/** What staff may do: approve or send back what waits, hide what is shown. */
export function DecisionActs({ wish, isWaiting, isShown, mayDecide, blocked, onDone }: DecisionActsProps) {
  const texts = useTexts('prospectReview')
  const [asking, setAsking] = useState<ReviewOutcome>()
  const { words, write, forget } = useKeptWords(`review.${wish.id}`, { reason: '' })
  const { reason } = words
  const [isMissing, setMissing] = useState(false)
  const reasonField = useRef<HTMLTextAreaElement>(null)
  const why = useId()
  if (!isWaiting && !isShown) return null
  if (!mayDecide) return <p data-undecided>{texts.ownWork}</p>
  const refusal = isWaiting ? 'sent_back' : 'hidden'
  const ask = () => {
    if (reason.trim() !== '') return setAsking(refusal)
    setMissing(true)
    reasonField.current?.focus()
  }
  return (
    <div className={styles.acts}>
      {isWaiting && (
        <>
          <p id={why}>{blocked ?? texts.look[wish.of]}</p>
          <Button
            kind="primary"
            data-decide="yes"
            onClick={() => setAsking('approved')}
            blockedBy={blocked === undefined ? undefined : why}
          >
            {texts.approve}
          </Button>
        </>
      )}
      <TextAreaField
        ref={reasonField}
        data-kept
        label={texts.reason}
        rows={2}
        maxLength={maxReviewReasonLength}
        error={isMissing && reason.trim() === '' ? texts.reasonMissing : undefined}
        value={reason}
        onChange={(event) => write({ reason: event.target.value })}
      />
      <Button kind="danger" data-decide="no" onClick={ask}>
        {isWaiting ? texts.send_back : texts.hide}
      </Button>
      {asking && (
        <AskDecision
          {...{ wish, outcome: asking, reason: reason.trim() }}
          onDone={() => {
            forget()
            onDone()
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  )
}
