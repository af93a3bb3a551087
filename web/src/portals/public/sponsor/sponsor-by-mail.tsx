import { SponsorStartForm } from '../../../people/sponsors/sponsor-start-form.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { Section, SectionHead } from '../../../ui/section/section.tsx'
import styles from './sponsor.module.css'

/** For those who would rather pay later: the link by mail. */
export function SponsorByMail() {
  const { invitation } = useTexts('sponsorStart')
  return (
    <Section tone="sunny" labelledBy="by-mail">
      <SectionHead id="by-mail" title={invitation.title} lead={invitation.lead} />
      <div className={styles.byMail}>
        <SponsorStartForm inRow />
      </div>
    </Section>
  )
}
