import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { pageContext } from '../../api/load-context.ts'
import { findOwnTower, keepOwnTower } from '../../money/giving/find-own-tower.ts'
import { OwnTower } from '../../money/giving/own-tower.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { Wrap } from '../../ui/section/section.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const link = search.get('link') ?? ''
  const found = await findOwnTower(context.get(pageContext), link)
  const page = { found, link, isKept: search.has('kept'), texts: loadTexts(context, 'ownTower') }
  return data(page, { status: found.state === 'ready' ? 200 : found.status })
}

/** The address holds a key: no cache keeps it, and no other site is told of it. */
export { privatePageHeaders as headers } from '../../page/private-page-headers.ts'

export async function action({ context, request }: ActionFunctionArgs) {
  return keepOwnTower(context.get(pageContext), await request.formData())
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, { title: args.loaderData?.texts.ownTower.title, noindex: true })

/** A giver's own tower, for whoever holds the link of the mail about it. */
export default function OwnTowerPage() {
  const { found, link, isKept } = useLoaderData<typeof loader>()
  return (
    <Wrap>
      <OwnTower found={found} link={link} isKept={isKept} />
    </Wrap>
  )
}
