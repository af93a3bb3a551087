import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext } from '../../api/load-context.ts'
import { FollowedGift } from '../../money/giving/arrival/followed-gift.tsx'
import { readFollowed } from './arrival/read-return.ts'
import { pageMeta } from '../../page/page-meta.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { Wrap } from '../../ui/section/section.tsx'
import styles from './donate-return.module.css'

const statuses = { ready: 200, missing: 404 }

export async function loader({ context, params }: LoaderFunctionArgs) {
  const found = await readFollowed(context.get(pageContext), params.followKey ?? '')
  const status = found.state === 'failed' ? found.status : statuses[found.state]
  return data({ found, texts: loadTexts(context, 'arrival', 'giving') }, { status })
}

/** The address is the key: no cache keeps the page, and no other site is told of it. */
export { privatePageHeaders as headers } from '../../page/private-page-headers.ts'

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, { title: args.loaderData?.texts.arrival.followTitle, noindex: true })

/** Where the money of one gift is now, for whoever has its link. */
export default function GiftPage() {
  const { found } = useLoaderData<typeof loader>()
  return (
    <Wrap className={styles.page}>
      <FollowedGift found={found} />
    </Wrap>
  )
}
