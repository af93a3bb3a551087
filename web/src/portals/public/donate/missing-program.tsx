import { paths } from '@tower/contract/pages.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Lead, Wrap } from '../../../ui/section/section.tsx'
import { EmptyBlocks } from '../../../pictures/tower/empty-blocks.tsx'
import styles from './missing-program.module.css'

/** There is no such program; the ones there are stand on one page. */
export function MissingProgram() {
  const { donate } = useTexts('giving')
  return (
    <Wrap className={styles.missing}>
      <EmptyBlocks kind="no-match" />
      <h1>{donate.missingTitle}</h1>
      <Lead>{donate.missing}</Lead>
      <ButtonLink kind="primary" size="l" to={paths.programs}>
        {donate.toPrograms}
      </ButtonLink>
    </Wrap>
  )
}
