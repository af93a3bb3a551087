import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { CheckIcon, ClockIcon } from '../../ui/icons.tsx'
import type { Room } from './find-room.ts'
import { RoomBadge } from './room-badge.tsx'
import styles from './room-card.module.css'

export type RoomCardProps = { room: Room; onTakeAway: () => void; takeAwayLabel?: string }

/** The room behind a code: its name, where it is, and whether its teacher has confirmed it. */
export function RoomCard({ room, onTakeAway, takeAwayLabel }: RoomCardProps) {
  const texts = useTexts('classrooms')
  return (
    <div className={styles.room} role="status">
      <RoomBadge isConfirmed={room.isConfirmed} />
      <div className={styles.words}>
        <p className={styles.name}>{room.name}</p>
        {room.place && <p className={styles.place}>{room.place}</p>}
        {room.isConfirmed ? (
          <Chip tone="success" icon={<CheckIcon size={16} />}>
            {texts.confirmed}
          </Chip>
        ) : (
          <Chip tone="warning" icon={<ClockIcon size={16} />}>
            {texts.unconfirmed}
          </Chip>
        )}
        {!room.isConfirmed && (
          <p className={styles.reason} id="room-reason">
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
