import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { pageMeta } from '../../page/page-meta.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { Wrap } from '../../ui/section/section.tsx'
import HomePage, { loader as loadHome } from './home-page.tsx'
import styles from './unknown-page.module.css'

export async function loader(args: LoaderFunctionArgs) {
  return data(await loadHome(args), { status: 404 })
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, { title: args.loaderData?.texts.home.title, noindex: true })

/** Unknown addresses show the home page, say so, and are no place for search engines. */
export default function UnknownPage() {
  const { failure } = useTexts('shell')
  return (
    <>
      <Wrap className={styles.notice}>
        <Notice tone="plain" announce={false}>
          {failure.notFound}
        </Notice>
      </Wrap>
      <HomePage />
    </>
  )
}
