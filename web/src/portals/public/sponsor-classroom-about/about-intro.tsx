import { donateToClassroom } from '@tower/contract/outreach/programs.ts'
import { paths } from '@tower/contract/pages.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Illustration } from '../../../pictures/illustration.tsx'
import { PageHead, Wrap } from '../../../ui/section/section.tsx'
import styles from './about.module.css'

/** What the program is, in one sentence, and the two ways in. */
export function AboutIntro() {
  const { about } = useTexts('nominations')
  return (
    <Wrap className={styles.intro}>
      <div>
        <PageHead
          crumbs={[{ label: about.crumb, to: paths.programs }, { label: about.title }]}
          title={about.title}
          lead={about.lead}
        />
        <p className={styles.buttons}>
          <ButtonLink kind="primary" size="l" to={paths.sponsor}>
            {about.sponsor}
          </ButtonLink>
          <ButtonLink size="l" to={donateToClassroom}>
            {about.donate}
          </ButtonLink>
        </p>
      </div>
      <div className={styles.picture}>
        <Illustration scene="draw" label={about.picture} />
      </div>
    </Wrap>
  )
}
