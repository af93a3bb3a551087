import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { AthleteAvatar } from '../../../people/prospects/athlete-avatar.tsx'
import { nameOf, placeOf } from '../../../people/prospects/prospect.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { CheckIcon, PinIcon } from '../../../ui/icons/icons.tsx'
import { Illustration } from '../../../pictures/illustration.tsx'
import { Lead } from '../../../ui/section/section.tsx'
import type { ShownProspect } from './find-prospect.ts'
import styles from './prospect.module.css'
import { sportName } from '../../../people/prospects/sport-name.ts'

/** The hero: the place of the sport, the arch, the name, and what is known of them. */
export function ProspectHead({ prospect }: { prospect: ShownProspect }) {
  const texts = useTexts('prospects')
  const name = nameOf(prospect)
  const place = placeOf(prospect, texts)
  const sport = [prospect.sport && sportName(prospect.sport, texts.sportNames), prospect.position]
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <div className={styles.hero}>
        <nav className={styles.crumbs} aria-label={texts.title}>
          <Link to={paths.prospects}>{texts.title}</Link>
          <span aria-hidden="true">/</span>
          <span aria-current="page">{name}</span>
        </nav>
        <Cover prospect={prospect} />
      </div>
      <div className={styles.head}>
        <div className={styles.who}>
          <AthleteAvatar prospect={prospect} className={styles.avatar} />
          <h1>{name}</h1>
        </div>
        {prospect.headline && <Lead>{prospect.headline}</Lead>}
        <ul className={styles.chips}>
          {place && (
            <li>
              <Chip icon={<PinIcon size={16} />}>{place}</Chip>
            </li>
          )}
          {sport && (
            <li>
              <Chip>{sport}</Chip>
            </li>
          )}
          <li>
            <Chip tone="success" icon={<CheckIcon size={16} />}>
              {texts.detail.consent}
            </Chip>
          </li>
        </ul>
      </div>
    </>
  )
}

/** The picture staff approved or, without one, the place where the sport is played, with nobody's likeness in it. */
function Cover({ prospect }: { prospect: ShownProspect }) {
  const { detail } = useTexts('prospects')
  const { scene } = prospect
  return (
    <div className={styles.cover}>
      {prospect.cover_url ? (
        <img src={prospect.cover_url} alt={fillText(detail.cover, { name: nameOf(prospect) })} />
      ) : (
        <Illustration scene={scene} label={detail.covers[scene]} />
      )}
    </div>
  )
}
