import { paths } from '@tower/contract/pages.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { GoLink } from '../../../ui/button/button.tsx'
import { GiftSplit } from '../gift-split.tsx'
import styles from './arrival.module.css'
import type { Around, Gift } from './gift.ts'
import { listNext } from './list-next.ts'
import { listPlaces } from './list-places.ts'

export type WhereItIsProps = { gift: Gift; around: Around; isFollowed: boolean }

/** Where the money of a gift is now, part by part, and what comes next. */
export function WhereItIs({ gift, around, isFollowed }: WhereItIsProps) {
  const texts = useTexts('arrival')
  const language = useLanguage()
  const telling = { gift, around, isFollowed, texts, language }
  const next = listNext(telling)
  const isSplit = gift.destination === 'project' && gift.standing !== 'refunded'
  return (
    <>
      <section className={styles.part} aria-labelledby="gift-where">
        <h2 id="gift-where">{texts.where}</h2>
        {isSplit && (
          <div className={styles.split}>
            <p>{texts.split}</p>
            <GiftSplit amountCents={gift.amount_cents} />
          </div>
        )}
        <ul className={styles.places}>
          {listPlaces(telling).map(({ text, link }) => (
            <li key={text}>
              <span>{text}</span>
              {link && <GoLink to={link.to}>{link.label}</GoLink>}
            </li>
          ))}
        </ul>
      </section>
      {next.length > 0 && (
        <section className={styles.part} aria-labelledby="gift-next">
          <h2 id="gift-next">{texts.next}</h2>
          {next.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {(gift.tower !== null || gift.shared !== null) && <GoLink to={paths.draws}>{texts.draws}</GoLink>}
        </section>
      )}
    </>
  )
}
