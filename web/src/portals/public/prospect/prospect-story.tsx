import type { AthleteReport } from '@tower/contract/money/athlete-reports.contract.ts'
import { SupportDid } from '../../../money/athletes/support-did.tsx'
import { GoalList } from '../../../people/prospects/goal-list.tsx'
import { SchoolBox } from '../../../people/prospects/school-box.tsx'
import { UpdateList } from '../../../people/prospects/update-list.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { ShownProspect } from './find-prospect.ts'
import styles from './prospect.module.css'

type ProspectStoryProps = { prospect: ShownProspect; report: AthleteReport | undefined }

/** What an athlete tells: about themselves, their goals, what support did, what is new, and where they learn. */
export default function ProspectStory({ prospect, report }: ProspectStoryProps) {
  const { detail } = useTexts('prospects')
  const { did } = useTexts('athleteMoney')
  const name = prospect.first_name
  return (
    <>
      {prospect.bio && (
        <section className={styles.part}>
          <h2>{fillText(detail.about, { name })}</h2>
          <p className={styles.bio}>{prospect.bio}</p>
        </section>
      )}
      <section className={styles.part}>
        <h2>{detail.goals}</h2>
        <GoalList goals={prospect.goals} name={name} />
      </section>
      {report && (
        <section className={styles.part}>
          <h2>{did.title}</h2>
          <SupportDid report={report} name={name} />
        </section>
      )}
      <section className={styles.part}>
        <h2>{detail.updates}</h2>
        <UpdateList updates={prospect.updates} name={name} />
      </section>
      <section className={styles.part}>
        <h2>{detail.school}</h2>
        <SchoolBox prospect={prospect} />
      </section>
    </>
  )
}
