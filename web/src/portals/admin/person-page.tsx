import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { explainError } from '../../api/explain-error.ts'
import { aboutQueries } from '../../oversight/about/about.api.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { FailedPart } from '../failed-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import { AboutSections } from './about/about-sections.tsx'
import styles from './about/about.module.css'
import { loadErrors } from './admin-errors.ts'
import { PersonParts } from './users/person-parts.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'connected', 'teacherLinks', 'teacherCards', 'personData', 'provisioning'),
})

export const meta = portalMeta((texts) => texts.connected.person.title)

/** One person: who they are, what they may do, and all that concerns them. */
export default function PersonPage() {
  const { back, noRole, users } = useTexts('people')
  const { roles } = useTexts('shell')
  const { person: texts } = useTexts('connected')
  const admin = useTexts('admin')
  const { userId = '' } = useParams()
  const reading = useQuery({ ...aboutQueries.person(userId), retry: false })
  const person = reading.data?.person
  return (
    <>
      <PageHead
        title={person ? (person.full_name ?? person.email) : texts.title}
        lead={person && [person.email, person.role ? roles[person.role] : noRole].join(' · ')}
        crumbs={[
          { label: back, to: paths.admin },
          { label: users.title, to: paths.adminUsers },
        ]}
      />
      {reading.isPending && <Skeleton lines={8} />}
      {reading.isError && !reading.data && (
        <FailedPart
          message={explainError(reading.error, loadErrors(admin, texts.failed))}
          onRetry={() => void reading.refetch()}
          pending={reading.isFetching}
        />
      )}
      {reading.data && person && (
        <div className={styles.page}>
          <Card title={texts.account}>
            <PersonParts person={person} />
          </Card>
          <AboutSections sections={reading.data.sections} nothing={texts.nothing} />
        </div>
      )}
    </>
  )
}
