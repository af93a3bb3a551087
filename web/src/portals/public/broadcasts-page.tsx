import { broadcastEndpoints } from '@tower/contract/outreach/broadcasts.contract.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { isCallError } from '../../api/call-error.ts'
import { pageContext, preferencesContext } from '../../api/load-context.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { late } from '../../ui/late/late.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { PageHead, Section, Wrap } from '../../ui/section/section.tsx'

const BroadcastPlayer = late(() => import('../../outreach/broadcasts/broadcast-player.tsx'))

export async function loader({ context }: LoaderFunctionArgs) {
  const lang = context.get(preferencesContext).language
  const texts = loadTexts(context, 'broadcasts')
  try {
    const { items } = await context.get(pageContext).call(broadcastEndpoints.list, { query: { lang } })
    return { items, texts }
  } catch (error) {
    if (!isCallError(error)) throw error
    return { items: [], texts }
  }
}

export const meta = (args: MetaArgs<typeof loader>) => {
  const texts = args.loaderData?.texts.broadcasts
  return pageMeta(args, { title: texts?.title, description: texts?.description })
}

export default function BroadcastsPage() {
  const { items } = useLoaderData<typeof loader>()
  const { title, lead } = useTexts('broadcasts')
  return (
    <>
      <Wrap>
        <PageHead title={title} lead={lead} />
      </Wrap>
      <Section>
        <BroadcastPlayer first={items} size="stage" />
      </Section>
    </>
  )
}
