import { paths } from '@tower/contract/pages.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { GoLink } from '../../../ui/button/button.tsx'
import { Illustration } from '../../../pictures/illustration.tsx'
import { Section, SectionHead } from '../../../ui/section/section.tsx'
import styles from './about.module.css'

const pictures = ['stepMint', 'stepGive', 'stepFollow', 'stepDraw'] as const

/** The four things that are true before a classroom is matched. */
export function MatchingRules() {
  const { how } = useTexts('nominations').about
  return (
    <Section tone="paper" labelledBy="matching">
      <SectionHead id="matching" title={how.title} lead={how.lead} />
      <ul className={styles.rules}>
        {pictures.map((scene, position) => {
          const point = how.points[position]
          return (
            <li key={scene}>
              <div className={styles.rulePicture}>
                <Illustration scene={scene} label="" />
              </div>
              <h3>{point?.title}</h3>
              <p>{point?.text}</p>
            </li>
          )
        })}
      </ul>
      <p className={styles.onward}>
        <GoLink to={paths.draws}>{how.draws}</GoLink>
      </p>
    </Section>
  )
}
