import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { broadcastEndpoints } from '@tower/contract/outreach/broadcasts.contract.ts'
import { storyEndpoints } from '@tower/contract/outreach/stories.contract.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext, preferencesContext } from '../../api/load-context.ts'
import { isCallError } from '../../api/call-error.ts'
import { MatchedBoard } from '../../matching/draws/matched-board.tsx'
import { findNextDraw } from '../../matching/draws/next-draw.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { pageMeta } from '../../page/page-meta.ts'
import { LatePart } from '../../page/late-part.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Hero } from './home/hero.tsx'
import { HowItWorks } from './home/how-it-works.tsx'
import { lateStyles } from './home/late-styles.ts'
import { Network } from './home/network.tsx'
import { SponsorInvitation } from './home/sponsor-invitation.tsx'
import { ThinkBuildServe } from './home/think-build-serve.tsx'

const liveAtServer = import.meta.env.SSR ? (await import('./home/live-parts.tsx')).LiveParts : undefined
const loadLive = async () => (await import('./home/live-parts.tsx')).LiveParts

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(pageContext)
  const lang = context.get(preferencesContext).language
  const [matches, draws, broadcasts, stories] = await Promise.all([
    orUndefined(call(drawEndpoints.recentMatches, {})),
    orUndefined(call(drawEndpoints.list, { query: {} })),
    orUndefined(call(broadcastEndpoints.list, { query: { lang } })),
    orUndefined(call(storyEndpoints.list, { query: { lang } })),
  ])
  return {
    matches,
    nextDraw: draws && findNextDraw(draws.items),
    broadcasts: broadcasts?.items ?? [],
    stories: stories ?? [],
    texts: loadTexts(context, 'home', 'broadcasts', 'stories', 'sponsorStart'),
  }
}

/** A part that cannot be loaded must not take the page with it. */
async function orUndefined<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isCallError(error)) return undefined
    throw error
  }
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, {
    title: args.loaderData?.texts.home.title,
    description: args.loaderData?.texts.home.description,
  })

/** Keeps the sheets in the page's own stylesheet. */
export const handle = { lateStyles }

export default function HomePage() {
  const { matches, nextDraw, broadcasts, stories } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero />
      <LatePart atServer={liveAtServer} load={loadLive} props={{ broadcasts, stories }} />
      <HowItWorks />
      <ThinkBuildServe />
      <Section labelledBy="last-matched">
        <MatchedBoard matches={matches} nextDraw={nextDraw} />
      </Section>
      <Network />
      <SponsorInvitation />
    </>
  )
}
