import styles from './classroom-card.module.css'

/** A schoolhouse arch with an open door; drawn in dashes while nobody has confirmed the classroom. */
export function ClassroomBadge({ isConfirmed }: { isConfirmed: boolean }) {
  return (
    <svg className={styles.badge} viewBox="0 0 72 84" aria-hidden="true" data-confirmed={isConfirmed}>
      <path d="M2 82V36a34 34 0 0 1 68 0v46z" className={styles.wall} />
      <circle cx="36" cy="30" r="9" className={styles.clock} />
      <path d="M36 25v5l4 3" className={styles.hands} />
      <path d="M24 82V64a12 12 0 0 1 24 0v18z" className={styles.door} />
    </svg>
  )
}
