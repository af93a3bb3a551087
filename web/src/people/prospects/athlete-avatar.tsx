import { classNames } from '../../ui/class-names/class-names.ts'
import styles from './athlete-avatar.module.css'
import type { SportTone } from './sport-look.ts'

export type AthleteAvatarProps = {
  prospect: { first_name: string; avatar_url: string | null; tone: SportTone }
  className?: string | undefined
}

/**
 * The arch of an athlete: the picture staff approved or, without one, a jersey with the initial. A drawn face would claim
 * to know what a child looks like.
 */
export function AthleteAvatar({ prospect, className }: AthleteAvatarProps) {
  return (
    <span className={classNames(styles.arch, className)} data-tone={prospect.tone} aria-hidden="true">
      {prospect.avatar_url ? (
        <img src={prospect.avatar_url} alt="" loading="lazy" />
      ) : (
        <Jersey initial={[...prospect.first_name][0] ?? ''} />
      )}
    </span>
  )
}

function Jersey({ initial }: { initial: string }) {
  return (
    <svg viewBox="0 0 120 136">
      <path className={styles.ground} d="M0 0h120v136H0z" />
      <path className={styles.shine} d="M0 136 74 0h46v22L58 136z" />
      <path
        className={styles.jersey}
        d="M38 46 14 62Q8 66 10 74l6 22 16-4v50h56V92l16 4 6-22q2-8-4-12L82 46q-8 12-22 12T38 46z"
      />
      <path className={styles.trim} d="m16 96 16-4-2-10-17 4zM104 96l-16-4 2-10 17 4z" />
      <path className={styles.collar} d="M38 46q8 12 22 12t22-12" />
      <text x="60" y="116" textAnchor="middle">
        {initial.toLocaleUpperCase('en')}
      </text>
    </svg>
  )
}
