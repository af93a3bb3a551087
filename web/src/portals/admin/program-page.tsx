import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { programQueries } from '../../outreach/programs/program-desk.api.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from './unread-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import { ProgramActs } from './programs/program-acts.tsx'
import { ProgramEditor } from './programs/program-editor.tsx'
import styles from './programs/programs.module.css'

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'programDesk', 'programs'),
})

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.programDesk.title)

/** One program, as staff word it. */
export default function ProgramDeskPage() {
  const { programId = '' } = useParams()
  const { back } = useTexts('people')
  const texts = useTexts('programDesk')
  const reading = useQuery(programQueries.all({}))
  const program = reading.data?.items.find(({ id }) => id === programId)
  return (
    <>
      <PageHead
        title={program?.name ?? texts.title}
        crumbs={[
          { label: back, to: paths.admin },
          { label: texts.title, to: paths.adminPrograms },
        ]}
      />
      {reading.isPending && <Skeleton lines={8} />}
      {reading.isError && !reading.data && <UnreadPart reading={reading} failed={texts.failed} />}
      {reading.data && !program && <EmptyState>{texts.missing}</EmptyState>}
      {program && (
        <div className={styles.page}>
          <Card title={texts.editor.stateTitle}>
            <ProgramActs program={program} />
          </Card>
          <ProgramEditor key={program.id} program={program} />
        </div>
      )}
    </>
  )
}
