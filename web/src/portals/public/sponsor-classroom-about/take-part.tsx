import { NominateClassroomForm } from '../../../matching/nominations/nominate-classroom-form.tsx'
import { RequestConfirmationForm } from '../../../matching/nominations/request-confirmation-form.tsx'
import type { RequestAnswer } from '../../../matching/nominations/send-confirmation-request.ts'
import type { NominationAnswer } from '../../../matching/nominations/send-nomination.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Section, SectionHead } from '../../../ui/section/section.tsx'
import styles from './about.module.css'

export type TakePartProps = { classroom: string; answer: NominationAnswer | RequestAnswer | undefined }

/** Two forms side by side: nominate a classroom, or confirm one's own. */
export function TakePart({ classroom, answer }: TakePartProps) {
  const { about, nominate, request } = useTexts('nominations')
  return (
    <Section labelledBy="take-part">
      <SectionHead id="take-part" title={about.take.title} lead={about.take.lead} />
      <div className={styles.forms}>
        <div id="nominate">
          <Card title={nominate.title}>
            <p className={styles.muted}>{nominate.lead}</p>
            <NominateClassroomForm
              place="onAbout"
              classroom={classroom}
              sent={answer?.kind === 'nomination' ? answer : undefined}
            />
          </Card>
        </div>
        <div id="confirm">
          <Card title={request.title}>
            <p className={styles.muted}>{request.lead}</p>
            <RequestConfirmationForm
              classroom={classroom}
              sent={answer?.kind === 'request' ? answer : undefined}
            />
          </Card>
        </div>
      </div>
    </Section>
  )
}
