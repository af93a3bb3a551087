import { paths } from '@tower/contract/pages.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { GoLink } from '../../../ui/button/button.tsx'
import { Section, SectionHead } from '../../../ui/section/section.tsx'
import styles from './sponsor.module.css'

/** From the payment to the classroom, in four steps. */
export function SponsorHow() {
  const { how } = useTexts('giving').sponsor
  return (
    <Section labelledBy="how-it-works">
      <SectionHead id="how-it-works" title={how.title} />
      <ol className={styles.steps}>
        {how.steps.map(({ title, text }, position) => (
          <li key={title}>
            <span className={styles.number} aria-hidden="true">
              {position + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.onward}>
        <GoLink to={paths.draws}>{how.draws}</GoLink>
        <GoLink to={paths.classroomAbout}>{how.about}</GoLink>
      </p>
    </Section>
  )
}
