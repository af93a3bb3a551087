import type { ReimbursementStory } from '@tower/contract/spending/reimbursement-views.contract.ts'
import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import { useListKeysSwitch } from '../../../ui/list-page/use-list-keys.ts'
import { type Question, Questions } from './decision-questions.tsx'
import styles from './decision-part.module.css'
import { useDecide } from './use-decide.ts'

export type DecisionPartProps = { story: ReimbursementStory; onReturned: () => void }

/**
 * Approve, pay, return or reject: whatever still can be done. Money that leaves is asked about, and so is what is for good and a
 * request that looks like another: no single key approves the same receipt twice.
 */
export function DecisionPart({ story, onReturned }: DecisionPartProps) {
  const { act: texts } = useTexts('reimbursementDesk')
  const [asking, setAsking] = useState<{ what: Question; revision: number }>()
  const close = () => setAsking(undefined)
  const decide = useDecide(story, {
    revision: asking?.revision ?? story.revision,
    isAsked: asking !== undefined,
    onReturned,
    onShown: close,
  })
  const ask = (what: Question) => {
    // Until the request is read again, nobody knows what is left to decide.
    if (decide.isPending) return
    decide.reset()
    setAsking({ what, revision: story.revision })
  }
  const { status } = story
  const approve = () => (story.duplicates.length > 0 ? ask('approve') : decide.run({ act: 'approved' }))
  return (
    <>
      {status === 'paid' && <Button onClick={() => ask('bounce')}>{texts.bounce}</Button>}
      {(status === 'submitted' || status === 'approved') && (
        <Row gap={2} className={styles.acts}>
          {status === 'submitted' && (
            <Button kind="primary" data-decide="yes" pending={decide.isPending} onClick={approve}>
              {texts.approve}
              <KeySign />
            </Button>
          )}
          <Button
            kind={status === 'approved' ? 'primary' : 'second'}
            data-decide={status === 'approved' ? 'yes pay' : 'pay'}
            onClick={() => ask('pay')}
          >
            {texts.pay}
          </Button>
          <Button onClick={() => ask('giveBack')}>{texts.giveBack}</Button>
          <Button kind="danger" className={styles.last} data-decide="no" onClick={() => ask('reject')}>
            {texts.reject}
          </Button>
        </Row>
      )}
      {/* Always in its one place, so that it stays with what is typed in it until its reader has seen who was first. */}
      <Questions
        story={story}
        asking={asking?.what}
        onClose={close}
        pending={decide.isPending}
        failure={decide.failure}
        onDecide={decide.run}
      />
    </>
  )
}

function KeySign() {
  const { isOn } = useListKeysSwitch()
  if (!isOn) return null
  return (
    <span className="for-keyboards" aria-hidden="true">
      <kbd className={styles.key}>A</kbd>
    </span>
  )
}
