import { paths } from '@tower/contract/pages.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { BellIcon } from '../../ui/icons/icons.tsx'
import styles from './bell.module.css'
import { badgeText } from './badge-text.ts'

/** The way to the staff inbox, with the number of what they have not marked read. */
export function Bell({ unseen }: { unseen?: number | undefined }) {
  const { header } = useTexts('shell')
  const badge = badgeText(unseen)
  const label = badge ? fillText(header.notificationsUnseen, { count: badge }) : header.notifications
  return (
    <ButtonLink
      kind="ghost"
      iconOnly
      to={paths.adminNotifications}
      aria-label={label}
      title={label}
      className={styles.bell}
    >
      <BellIcon />
      {badge && (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
    </ButtonLink>
  )
}
