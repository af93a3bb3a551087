import { paths } from '@tower/contract/pages.ts'
import { SponsorStartForm } from '../../../people/sponsors/sponsor-start-form.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { GoLink } from '../../../ui/button/button.tsx'
import { Lead, Section } from '../../../ui/section/section.tsx'
import styles from './sponsor-invitation.module.css'

/** The way to the $800 slot, once more at the end: by mail, or right away. */
export function SponsorInvitation() {
  const { sponsor } = useTexts('home')
  return (
    <Section tone="sunny" labelledBy="become-a-sponsor">
      <div className={styles.row}>
        <div>
          <h2 id="become-a-sponsor">{sponsor.title}</h2>
          <Lead className={styles.lead}>{sponsor.lead}</Lead>
          <p className={styles.now}>
            <GoLink to={paths.sponsor}>{sponsor.action}</GoLink>
          </p>
        </div>
        <div className={styles.form}>
          <SponsorStartForm />
        </div>
      </div>
    </Section>
  )
}
