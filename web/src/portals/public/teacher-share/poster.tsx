import { fillAddress } from '@tower/contract/address.ts'
import type { TeacherShareItem } from '@tower/contract/matching/share-links.contract.ts'
import { pictureAddresses } from '@tower/contract/outreach/site.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Illustration } from '../../../pictures/illustration.tsx'
import { GiveButtons, KnownFacts, Need } from './ask.tsx'
import styles from './poster.module.css'
import headStyles from './poster-head.module.css'
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
        <div className={headStyles.head}>
          {item.avatar_url && (
            <img
              className={headStyles.portrait}
              src={item.avatar_url}
              alt={fillText(texts.portrait, { name })}
              width={150}
              height={170}
            />
          )}
          <h1>{fillText(item.matched ? texts.headingMatched : texts.heading, { name })}</h1>
        </div>
        {place && <p className={styles.place}>{place}</p>}
        <KnownFacts item={item} />
        <GiveButtons item={item} code={link.code} />
        <div className={styles.picture}>
          <Illustration scene="classroom" label={texts.picture} />
        </div>
        <div className={styles.need}>
          <div>
            <p className={styles.text}>
              <Need item={item} />
            </p>
            <ShareActions name={name} address={link.address} />
            <FlyerOtherLanguage item={item} />
          </div>
          <ScanCode link={link} />
        </div>
        <TearOffs link={link} />
      </article>
    </div>
  )
}

/** Slips to tear off, each with the whole address: a code alone leads nobody anywhere. */
function TearOffs({ link }: { link: ShareLink }) {
  return (
    <div className={styles.tabs} aria-hidden="true">
      {Array.from({ length: tearOffs }, (_, position) => (
        <span key={position}>
          <small>{addressBefore(link)}</small>
          {link.code}
        </span>
      ))}
    </div>
  )
}

/** The address up to its code, as people type it. */
function addressBefore({ address, code }: ShareLink): string {
  return address.replace(/^https?:\/\//, '').slice(0, -code.length)
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
          {addressBefore(link)}
          <b>{link.code}</b>
        </span>
      </figcaption>
    </figure>
  )
}

/** Only on paper: who reads the other language is asked as well. */
function FlyerOtherLanguage({ item }: { item: TeacherShareItem }) {
  const { flyer } = useTexts('share')
  const heading = item.matched ? flyer.otherHeadingMatched : flyer.otherHeading
  return (
    <div className={`${styles.printed} ${styles.other}`}>
      <p>{flyer.how}</p>
      <div lang={flyer.otherLanguage}>
        <p className={styles.otherHeading}>{fillText(heading, { name: item.display_name })}</p>
        <p>{flyer.otherText}</p>
        <p>{flyer.otherHow}</p>
      </div>
    </div>
  )
}
