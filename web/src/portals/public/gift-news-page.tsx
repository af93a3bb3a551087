import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { pageContext } from '../../api/load-context.ts'
import { findGiftNews, leaveGiftNews } from '../../outreach/gift-news/find-gift-news.ts'
import { GiftNews } from '../../outreach/gift-news/gift-news.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { Wrap } from '../../ui/section/section.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const link = new URL(request.url).searchParams.get('link') ?? ''
  const found = await findGiftNews(context.get(pageContext), link)
  const page = { found, link, texts: loadTexts(context, 'giftNews') }
  return data(page, { status: found.state === 'ready' ? 200 : found.status })
}

/** The address holds a key: no cache keeps it, and no other site is told of it. */
export { privatePageHeaders as headers } from '../../page/private-page-headers.ts'

export async function action({ context, request }: ActionFunctionArgs) {
  return leaveGiftNews(context.get(pageContext), await request.formData())
}

export function meta(args: MetaArgs<typeof loader>) {
  const page = args.loaderData
  const texts = page?.texts.giftNews
  const words = page?.found.state === 'ready' ? texts?.series[page.found.standing.series] : texts
  return pageMeta(args, { title: words?.title, noindex: true })
}

/** Where a reader stops the emails of a series, by the link in each of them. */
export default function GiftNewsPage() {
  const { found, link } = useLoaderData<typeof loader>()
  return (
    <Wrap>
      <GiftNews found={found} link={link} />
    </Wrap>
  )
}
