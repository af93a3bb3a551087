import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext, preferencesContext } from '../../api/load-context.ts'
import { orUndefined } from '../../api/or-undefined.ts'
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
import { featuredSubjects, readFeatured } from './home/read-featured.ts'
import { SponsorInvitation } from './home/sponsor-invitation.tsx'
import { ThinkBuildServe } from './home/think-build-serve.tsx'

const liveAtServer = import.meta.env.SSR ? (await import('./home/live-parts.tsx')).LiveParts : undefined
const loadLive = async () => (await import('./home/live-parts.tsx')).LiveParts

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(pageContext)
  const { language } = context.get(preferencesContext)
  const [matches, draws, featured] = await Promise.all([
    orUndefined(call(drawEndpoints.recentMatches, {})),
    orUndefined(call(drawEndpoints.list, { query: {} })),
    readFeatured(call, language),
  ])
  return {
    matches,
    nextDraw: draws && findNextDraw(draws.items),
    featured,
    texts: loadTexts(context, 'home', 'sponsorStart', ...featuredSubjects),
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
  const { matches, nextDraw, featured } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero />
      <LatePart atServer={liveAtServer} load={loadLive} props={featured} />
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
