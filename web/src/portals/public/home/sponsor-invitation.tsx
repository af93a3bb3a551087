import { paths } from '../../../paths.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Lead, Section } from '../../../ui/section.tsx'
import styles from './sponsor-invitation.module.css'

/** The way to the $800 slot, once more at the end. */
export function SponsorInvitation() {
  const { sponsor } = useTexts('home')
  return (
    <Section labelledBy="become-a-sponsor">
      <div className={styles.row}>
        <div>
          <h2 id="become-a-sponsor">{sponsor.title}</h2>
          <Lead className={styles.lead}>{sponsor.lead}</Lead>
        </div>
        <ButtonLink kind="primary" size="l" to={paths.sponsor}>
          {sponsor.action}
        </ButtonLink>
      </div>
    </Section>
  )
}
