import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Chip } from '../../ui/chip/chip.tsx'
import { CheckIcon, ClockIcon } from '../../ui/icons/icons.tsx'
import type { Classroom } from './find-classroom.ts'
import { ClassroomBadge } from './classroom-badge.tsx'
import styles from './classroom-card.module.css'

export type ClassroomCardProps = { classroom: Classroom; onTakeAway: () => void; takeAwayLabel?: string }

/** The classroom behind a code: its name, where it is, and whether its teacher has confirmed it. */
export function ClassroomCard({ classroom, onTakeAway, takeAwayLabel }: ClassroomCardProps) {
  const texts = useTexts('classrooms')
  return (
    <div className={styles.classroom} role="status">
      <ClassroomBadge isConfirmed={classroom.isConfirmed} />
      <div className={styles.words}>
        <p className={styles.name}>{classroom.name}</p>
        {classroom.place && <p className={styles.place}>{classroom.place}</p>}
        {classroom.isConfirmed ? (
          <Chip tone="success" icon={<CheckIcon size={16} />}>
            {texts.confirmed}
          </Chip>
        ) : (
          <Chip tone="warning" icon={<ClockIcon size={16} />}>
            {texts.unconfirmed}
          </Chip>
        )}
        {!classroom.isConfirmed && (
          <p className={styles.reason} id="classroom-reason">
            {texts.unconfirmedText}
          </p>
        )}
      </div>
      <Button kind="ghost" className={styles.takeAway} onClick={onTakeAway}>
        {takeAwayLabel ?? texts.takeAway}
      </Button>
    </div>
  )
}
