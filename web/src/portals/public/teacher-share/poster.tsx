import { fillAddress } from '@tower/contract/address.ts'
import type { TeacherShareItem } from '@tower/contract/matching/share-links.contract.ts'
import { pictureAddresses } from '@tower/contract/outreach/site.ts'
import { donateToClassroom } from '@tower/contract/outreach/programs.ts'
import { paths } from '@tower/contract/pages.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Illustration } from '../../../pictures/illustration.tsx'
import styles from './poster.module.css'
import { ShareActions } from './share-actions.tsx'

/** Where a share page lives. */
export type ShareLink = { code: string; address: string }

export type PosterProps = { item: TeacherShareItem; link: ShareLink; place: string }

const tearOffs = 9

/** The poster on its wall. Printed, it is a flyer in two languages. */
export function Poster({ item, link, place }: PosterProps) {
  const texts = useTexts('share')
  const name = item.display_name
  return (
    <div className={styles.wall}>
      <article className={styles.poster}>
        <i className={`${styles.tape} ${styles.left}`} />
        <i className={`${styles.tape} ${styles.right}`} />
        <h1>{fillText(texts.heading, { name })}</h1>
        {place && <p className={styles.place}>{place}</p>}
        <div className={styles.picture}>
          <Illustration scene="classroom" label={texts.picture} />
          {item.avatar_url && (
            <img
              className={styles.portrait}
              src={item.avatar_url}
              alt={fillText(texts.portrait, { name })}
              width={150}
              height={170}
            />
          )}
        </div>
        <div className={styles.need}>
          <div className={styles.ask}>
            <p className={styles.text}>{texts.text}</p>
            <div className={styles.give}>
              <ButtonLink
                kind="primary"
                size="l"
                className={styles.primary}
                to={`${paths.sponsor}?code=${link.code}`}
              >
                {texts.give}
              </ButtonLink>
              <ButtonLink size="l" className={styles.second} to={`${donateToClassroom}?code=${link.code}`}>
                {texts.giveOther}
              </ButtonLink>
            </div>
            <ShareActions name={name} address={link.address} />
            <FlyerOtherLanguage name={name} />
          </div>
          <ScanCode link={link} />
        </div>
        <div className={styles.tabs} aria-hidden="true">
          {Array.from({ length: tearOffs }, (_, position) => (
            <span key={position}>{link.code}</span>
          ))}
        </div>
      </article>
    </div>
  )
}

function ScanCode({ link }: { link: ShareLink }) {
  const { qr, flyer } = useTexts('share')
  return (
    <figure className={styles.qr}>
      <b className={styles.printed}>{flyer.scan}</b>
      <img
        src={fillAddress(pictureAddresses.shareQr, { code: link.code })}
        alt={qr}
        width={124}
        height={124}
      />
      <figcaption>
        {link.code}
        <span className={styles.address}>
          {link.address.replace(/^https?:\/\//, '').slice(0, -link.code.length)}
          <b>{link.code}</b>
        </span>
      </figcaption>
    </figure>
  )
}

/** Only on paper: who reads the other language is asked as well. */
function FlyerOtherLanguage({ name }: { name: string }) {
  const { flyer } = useTexts('share')
  return (
    <div className={`${styles.printed} ${styles.other}`}>
      <p>{flyer.how}</p>
      <div lang={flyer.otherLanguage}>
        <p className={styles.otherHeading}>{fillText(flyer.otherHeading, { name })}</p>
        <p>{flyer.otherText}</p>
        <p>{flyer.otherHow}</p>
      </div>
    </div>
  )
}
