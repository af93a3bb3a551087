import { broadcastEndpoints } from '@tower/contract/outreach/broadcasts.contract.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { isCallError } from '../../api/call-error.ts'
import { pageContext, preferencesContext } from '../../api/load-context.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { LatePart } from '../../page/late-part.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { PageHead, Section, Wrap } from '../../ui/section/section.tsx'
import { broadcastStyles } from '../../outreach/broadcasts/late-styles.ts'

const playerAtServer = import.meta.env.SSR
  ? (await import('../../outreach/broadcasts/broadcast-player.tsx')).BroadcastPlayer
  : undefined
const loadPlayer = async () =>
  (await import('../../outreach/broadcasts/broadcast-player.tsx')).BroadcastPlayer

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

/** Keeps the sheets in the page's own stylesheet. */
export const handle = { lateStyles: broadcastStyles }

export default function BroadcastsPage() {
  const { items } = useLoaderData<typeof loader>()
  const { title, lead } = useTexts('broadcasts')
  return (
    <>
      <Wrap>
        <PageHead title={title} lead={lead} />
      </Wrap>
      <Section>
        <LatePart atServer={playerAtServer} load={loadPlayer} props={{ first: items, size: 'stage' }} />
      </Section>
    </>
  )
}
