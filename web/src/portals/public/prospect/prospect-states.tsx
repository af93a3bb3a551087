import { paths } from '@tower/contract/pages.ts'
import { useLocation, useNavigation } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Lead, Wrap } from '../../../ui/section/section.tsx'
import { EmptyBlocks } from '../../../pictures/tower/empty-blocks.tsx'
import styles from './prospect-states.module.css'

/** What stands where no prospect does. */
export default function ProspectState({ state }: { state: 'missing' | 'error' }) {
  return state === 'missing' ? <ProspectMissing /> : <ProspectFailed />
}

/** Nobody is shown at this address: unknown, not approved yet, or taken down. */
function ProspectMissing() {
  const { detail } = useTexts('prospects')
  return (
    <Wrap className={styles.state}>
      <EmptyBlocks kind="no-match" />
      <h1>{detail.missing}</h1>
      <Lead>{detail.missingText}</Lead>
      <ButtonLink kind="primary" size="l" to={paths.prospects}>
        {detail.toProspects}
      </ButtonLink>
    </Wrap>
  )
}

/** The page could not be loaded; trying again is a link to it, so that it works without a script. */
function ProspectFailed() {
  const { detail, retry } = useTexts('prospects')
  const { pathname, search } = useLocation()
  const isLoading = useNavigation().state === 'loading'
  return (
    <Wrap className={styles.state}>
      <EmptyBlocks />
      <h1>{detail.failed}</h1>
      <p role="alert">{isLoading ? detail.loading : detail.failedText}</p>
      <p className={styles.ways}>
        <ButtonLink kind="primary" size="l" to={pathname + search} replace>
          {retry}
        </ButtonLink>
        <ButtonLink size="l" to={paths.prospects}>
          {detail.toProspects}
        </ButtonLink>
      </p>
    </Wrap>
  )
}
