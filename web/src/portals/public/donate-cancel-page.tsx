import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { donateToClassroom, paths } from '../../paths.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink, GoLink } from '../../ui/button.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { Lead, Wrap } from '../../ui/section.tsx'
import { EmptyBlocks } from '../../ui/tower/empty-blocks.tsx'
import styles from './donate-return.module.css'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'giving') })

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, { title: args.loaderData?.texts.giving.cancel.title, noindex: true })

export default function DonateCancelPage() {
  const { cancel, success } = useTexts('giving')
  return (
    <Wrap className={styles.page}>
      <div className={styles.cancel}>
        <EmptyBlocks />
        <h1>{cancel.title}</h1>
        <Lead>{cancel.text}</Lead>
        <ButtonLink kind="primary" size="l" to={donateToClassroom}>
          {cancel.again}
        </ButtonLink>
      </div>
      <nav className={styles.ways} aria-label={success.onward}>
        <ButtonLink to={paths.programs}>{cancel.programs}</ButtonLink>
        <GoLink to={paths.home}>{cancel.home}</GoLink>
      </nav>
    </Wrap>
  )
}
