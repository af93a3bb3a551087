import { avatarTone, initialsOf } from './avatar-tone.ts'
import styles from './avatar.module.css'

/** The shape says who it is: circle = sponsor, square = staff, arch = teacher or classroom. */
export type AvatarRole = 'sponsor' | 'staff' | 'teacher'

export type AvatarProps = {
  role: AvatarRole
  /** Decides the color. */
  id: string
  name: string
  size?: 's' | 'm' | undefined
  /** A picture instead of the initials. */
  src?: string | undefined
}

/** Initials in the shape of the role. The name stands beside it as text, so it is hidden from screen readers. */
export function Avatar({ role, id, name, size = 'm', src }: AvatarProps) {
  return (
    <span
      className={[styles.avatar, styles[role], styles[size]].join(' ')}
      data-tone={avatarTone(id)}
      aria-hidden="true"
    >
      {src ? <img src={src} alt="" loading="lazy" /> : initialsOf(name)}
    </span>
  )
}
