import { paths } from '@tower/contract/pages.ts'
import { useNavigate, useRevalidator } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Lead, Wrap } from '../../../ui/section/section.tsx'
import { EmptyBlocks } from '../../../pictures/tower/empty-blocks.tsx'
import styles from './program.module.css'

/** There is no program at this address. */
export function ProgramMissing() {
  const { detail } = useTexts('programs')
  return (
    <Wrap className={styles.state}>
      <EmptyBlocks kind="no-match" />
      <h1>{detail.missing}</h1>
      <Lead>{detail.missingText}</Lead>
      <ButtonLink kind="primary" size="l" to={paths.programs}>
        {detail.toPrograms}
      </ButtonLink>
    </Wrap>
  )
}

/** The program could not be loaded; a second try says that it is under way. */
export function ProgramFailed() {
  const { detail, retry } = useTexts('programs')
  const { revalidate, state } = useRevalidator()
  const navigate = useNavigate()
  return (
    <Wrap className={styles.state}>
      <EmptyBlocks />
      <h1>{detail.failedTitle}</h1>
      <p role="alert">{state === 'loading' ? detail.loading : detail.failed}</p>
      <p className={styles.ways}>
        <Button
          kind="primary"
          size="l"
          pending={state === 'loading'}
          pendingLabel={detail.loading}
          onClick={() => void revalidate()}
        >
          {retry}
        </Button>
        <Button size="l" onClick={() => void navigate(-1)}>
          {detail.back}
        </Button>
      </p>
    </Wrap>
  )
}
