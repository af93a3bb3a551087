import { donateToClassroom } from '@tower/contract/outreach/programs.ts'
import { paths } from '@tower/contract/pages.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { ChangeButton } from './change-button.tsx'
import type { ShownGift } from './find-gift.ts'
import { giftPath } from './gift-path.ts'
import styles from './monthly-gift.module.css'

export type MonthlyGiftActionsProps = { gift: ShownGift; link: string; amount: string }

/** What can be done now, and nothing else. */
export function MonthlyGiftActions({ gift, link, amount }: MonthlyGiftActionsProps) {
  const { monthly } = useTexts('prospects')
  const end = <ButtonLink to={giftPath(link, { ask: 'cancel' })}>{monthly.cancel}</ButtonLink>
  const card = <ChangeButton link={link} action="card" kind={undefined} label={monthly.changeCard} />
  const follow = gift.follow && (
    <ButtonLink kind="primary" to={gift.follow}>
      {monthly.follow}
    </ButtonLink>
  )
  const change = <ButtonLink to={giftPath(link, { ask: 'amount' })}>{monthly.change}</ButtonLink>
  switch (gift.state) {
    case 'asked':
      return (
        <p className={styles.ways}>
          <ButtonLink to={giftPath(link)} replace>
            {monthly.again}
          </ButtonLink>
        </p>
      )
    case 'ended':
      return (
        <p className={styles.ways}>
          {follow}
          {gift.goes_to === 'athlete' ? (
            <ButtonLink to={paths.prospects}>{monthly.newGift}</ButtonLink>
          ) : (
            <ButtonLink to={`${donateToClassroom}?frequency=monthly`}>{monthly.startAgain}</ButtonLink>
          )}
        </p>
      )
    case 'paused':
      return (
        <div className={styles.ways}>
          {follow}
          <ChangeButton
            link={link}
            action="resume"
            kind={undefined}
            label={fillText(monthly.resume, { amount })}
          />
          {change}
          {card}
          {end}
        </div>
      )
    default:
      return (
        <div className={styles.ways}>
          {follow}
          {change}
          {card}
          <ChangeButton link={link} action="pause" kind={undefined} label={monthly.pause} />
          {end}
        </div>
      )
  }
}
