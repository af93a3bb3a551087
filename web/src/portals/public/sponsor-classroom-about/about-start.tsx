import { paths } from '@tower/contract/pages.ts'
import { SponsorStartForm } from '../../../people/sponsors/sponsor-start-form.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { GoLink } from '../../../ui/button/button.tsx'
import { useSite } from '../../../page/use-site.ts'
import { Section, SectionHead } from '../../../ui/section/section.tsx'
import styles from './about.module.css'

/** The way on for those who read to the end. */
export function AboutStart() {
  const { start } = useTexts('nominations').about
  const site = useSite()
  return (
    <Section tone="sunny" labelledBy="start">
      <SectionHead id="start" title={start.title} lead={start.lead} />
      <div className={styles.startForm}>
        <SponsorStartForm inRow />
      </div>
      <p className={styles.startWays}>
        <GoLink to={paths.sponsor}>{start.action}</GoLink>
        {site.nominations && <GoLink to={paths.nominateTeacher}>{start.nominateTeacher}</GoLink>}
      </p>
    </Section>
  )
}
