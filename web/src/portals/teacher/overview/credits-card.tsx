import { useQuery } from '@tanstack/react-query'
import { creditCents } from '@tower/contract/money.ts'
import { shownBalanceCents } from '../../../people/teachers/shown-balance.ts'
import { teacherProfileQuery } from '../../../people/teachers/teachers.api.ts'
import { fillCounted, showNumber } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { FailedPart } from '../../failed-part.tsx'
import styles from './credits-card.module.css'
import { GrantedCredits, type GrantedCreditsProps } from './granted-credits.tsx'

/** The Tower Credits that sponsors and staff gave a teacher, and what staff granted beside them; it reads and fails by itself. */
export function CreditsCard({ classrooms }: GrantedCreditsProps) {
  const { credits: texts } = useTexts('teacher')
  const reading = useQuery(teacherProfileQuery)
  return (
    <Card title={texts.title}>
      {reading.isPending && <Skeleton lines={2} />}
      {reading.isError && !reading.data && (
        <FailedPart
          message={texts.failed}
          onRetry={() => void reading.refetch()}
          pending={reading.isFetching}
        />
      )}
      {reading.data && <Balance credits={shownBalanceCents(reading.data[0]) / creditCents} />}
      <GrantedCredits classrooms={classrooms} />
    </Card>
  )
}

function Balance({ credits }: { credits: number }) {
  const { credits: texts } = useTexts('teacher')
  const language = useLanguage()
  return (
    <div className={styles.balance}>
      <p>{texts.note}</p>
      <p>
        <b>{showNumber(credits, language)}</b> {fillCounted(texts.word, credits, language)}
      </p>
    </div>
  )
}
