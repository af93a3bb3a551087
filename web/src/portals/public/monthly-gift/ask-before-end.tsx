import { useEffect, useRef } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { ChangeButton } from './change-button.tsx'
import { giftPath } from './gift-path.ts'
import styles from './monthly-gift.module.css'

/** The end is asked for once more. */
export function AskBeforeEnd({ link }: { link: string }) {
  const { monthly } = useTexts('prospects')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.ask}>
      <h2 ref={heading} tabIndex={-1}>
        {monthly.ask}
      </h2>
      <p>{monthly.askText}</p>
      <div className={styles.ways}>
        <ButtonLink to={giftPath(link)}>{monthly.keep}</ButtonLink>
        <ChangeButton link={link} action="cancel" kind="danger-solid" label={monthly.confirm} />
      </div>
    </section>
  )
}
