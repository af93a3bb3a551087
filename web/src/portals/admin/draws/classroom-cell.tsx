import styles from './desk.module.css'

export type ClassroomCellProps = { classroom: { name: string; school: string | null; place: string | null } }

/** A classroom with its school and place below. */
export function ClassroomCell({ classroom: { name, school, place } }: ClassroomCellProps) {
  return (
    <div className={styles.two}>
      <b>{name}</b>
      <span>{[school, place].filter(Boolean).join(', ')}</span>
    </div>
  )
}
