import { donateToClassroom } from '@tower/contract/outreach/programs.ts'
import { paths } from '@tower/contract/pages.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink, GoLink } from '../../../ui/button/button.tsx'
import { CheckIcon } from '../../../ui/icons/icons.tsx'
import { Illustration } from '../../../pictures/illustration.tsx'
import { Wrap } from '../../../ui/section/section.tsx'
import styles from './hero.module.css'

/** The first thing people see: what a gift does and who says so, on notebook paper. */
export function Hero({ lead }: { lead: string }) {
  const { hero } = useTexts('home')
  return (
    <section className={styles.paper}>
      <Wrap className={styles.hero}>
        <div className={styles.copy}>
          <h1>
            {hero.title} <span className={styles.mark}>{hero.titleMarked}</span>
          </h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.buttons}>
            <ButtonLink kind="primary" size="l" to={paths.sponsor}>
              {hero.sponsor}
            </ButtonLink>
            <ButtonLink size="l" to={donateToClassroom}>
              {hero.give}
            </ButtonLink>
            <GoLink to={paths.programs}>{hero.programs}</GoLink>
          </div>
          <ul className={styles.ticks}>
            {hero.ticks.map((tick) => (
              <li key={tick}>
                <CheckIcon size={18} />
                {tick}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.picture}>
          <Illustration scene="hero" label={hero.picture} />
        </div>
      </Wrap>
    </section>
  )
}
