import type { OwnGoal } from '@tower/contract/people/prospect-portal.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { useState } from 'react'
import { BlockMeter } from '../../../pictures/tower/block-meter.tsx'
import { goalPercent } from '../../../pictures/tower/goal-percent.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { CheckIcon } from '../../../ui/icons/icons.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import styles from './portal.module.css'
import { useSaveGoal } from './use-save-goal.ts'

export type OwnGoalCardProps = { goal: OwnGoal; onEdit: () => void }

/** A goal, how far it is, and what can be done with it. */
export function OwnGoalCard({ goal, onEdit }: OwnGoalCardProps) {
  const { goals: texts } = useTexts('prospectPortal')
  const { title, raised_cents: raised, target_cents: target, is_active: isActive } = goal
  const sums = { title, raised: formatUsd(raised), target: formatUsd(target) }
  const percent = goalPercent(raised, target)
  return (
    <li className={styles.goal}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <Chip tone={isActive ? 'success' : 'neutral'} outlined={!isActive}>
          {texts.states[isActive ? 'active' : 'archived']}
        </Chip>
      </div>
      {goal.description && <p>{goal.description}</p>}
      <BlockMeter cents={raised} targetCents={target} label={fillText(texts.progressLabel, sums)} />
      <p className={styles.head}>
        <b>{fillText(texts.progress, sums)}</b>
        <span className={styles.quiet}>
          {percent >= 100 ? (
            <>
              <CheckIcon size={16} /> {texts.reached}
            </>
          ) : (
            fillText(texts.percent, { percent })
          )}
        </span>
      </p>
      <Acts goal={goal} onEdit={onEdit} />
    </li>
  )
}

function Acts({ goal, onEdit }: OwnGoalCardProps) {
  const { goals: texts, cancel } = useTexts('prospectPortal')
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { title, is_active: isActive } = goal
  const saving = useSaveGoal({ done: isActive ? texts.archived : texts.reopened, onDone: close })
  // That alone: this screen may be older than the words and the target of the goal.
  const setActive = (active: boolean) =>
    saving.mutate({ goal_id: goal.id, prospect_id: goal.prospect_id, is_active: active })
  return (
    <>
      {saving.failure && !isAsking && <Notice tone="danger">{saving.failure}</Notice>}
      <div className={styles.buttons}>
        <Button size="s" onClick={onEdit} aria-label={fillText(texts.editOf, { title })}>
          {texts.edit}
        </Button>
        {isActive ? (
          <Button size="s" onClick={() => setAsking(true)} aria-label={fillText(texts.archiveOf, { title })}>
            {texts.archive}
          </Button>
        ) : (
          <Button
            size="s"
            pending={saving.isPending}
            onClick={() => setActive(true)}
            aria-label={fillText(texts.reopenOf, { title })}
          >
            {texts.reopen}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        title={fillText(texts.archiveTitle, { title })}
        confirmLabel={texts.archive}
        cancelLabel={cancel}
        pending={saving.isPending}
        onConfirm={() => setActive(false)}
      >
        <p>{texts.archiveText}</p>
        {saving.failure && <Notice tone="danger">{saving.failure}</Notice>}
      </ConfirmDialog>
    </>
  )
}
