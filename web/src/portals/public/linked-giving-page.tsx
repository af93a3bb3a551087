import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { pageContext, preferencesContext } from '../../api/load-context.ts'
import { actOnLinkedGifts, doneWords, findLinkedGifts } from '../../money/giving/own/find-linked-gifts.ts'
import { PledgeCard } from '../../money/pledges/pledge-card.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { late } from '../../ui/late/late.tsx'
import { Wrap } from '../../ui/section/section.tsx'

// It brings what lists are made of, of which nobody who came by a mail needs anything to read.
const LinkedGifts = late(() => import('../../money/giving/own/linked-gifts.tsx'))

export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const found = await findLinkedGifts(context.get(pageContext), search)
  const page = {
    found,
    link: search.get('link') ?? '',
    sent: doneWords.find((word) => word === search.get('sent')),
    texts: loadTexts(context, 'ownGiving', 'kit'),
  }
  return data(page, { status: found.state === 'refused' ? found.status : 200 })
}

/** The address holds a key: no cache keeps it, and no other site is told of it. */
export { privatePageHeaders as headers } from '../../page/private-page-headers.ts'

export async function action({ context, request }: ActionFunctionArgs) {
  const { call, report } = context.get(pageContext)
  const { language } = context.get(preferencesContext)
  return actOnLinkedGifts({ call, report, language }, await request.formData())
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, { title: args.loaderData?.texts.ownGiving.title, noindex: true })

/** A giver's gifts and receipts without an account, by the link of any of their receipts. */
export default function LinkedGivingPage() {
  const { found, link, sent } = useLoaderData<typeof loader>()
  return (
    <Wrap>
      <LinkedGifts
        found={found}
        link={link}
        sent={sent}
        pledges={found.state === 'ready' && <PledgeCard pledges={found.pledges} />}
      />
    </Wrap>
  )
}
