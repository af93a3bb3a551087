import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext } from '../../api/load-context.ts'
import { GiftReturn } from '../../money/giving/arrival/gift-return.tsx'
import { readReturn } from './arrival/read-return.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink, GoLink } from '../../ui/button/button.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { Wrap } from '../../ui/section/section.tsx'
import styles from './donate-return.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const sessionId = new URL(request.url).searchParams.get('session_id')
  const returned = await readReturn(context.get(pageContext), sessionId)
  return { returned, texts: loadTexts(context, 'giving', 'arrival') }
}

/** The address names a checkout: no cache keeps the page, and no other site is told of it. */
export { privatePageHeaders as headers } from '../../page/private-page-headers.ts'

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, { title: args.loaderData?.texts.giving.success.title, noindex: true })

export default function DonateSuccessPage() {
  const { returned } = useLoaderData<typeof loader>()
  const { success } = useTexts('giving')
  return (
    <Wrap className={styles.page}>
      <GiftReturn {...returned} />
      <nav className={styles.ways} aria-label={success.onward}>
        <ButtonLink to={paths.programs}>{success.programs}</ButtonLink>
        <GoLink to={paths.home}>{success.home}</GoLink>
      </nav>
    </Wrap>
  )
}
