import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { towerEndpoints } from '@tower/contract/money/tower.contract.ts'
import { broadcastEndpoints } from '@tower/contract/outreach/broadcasts.contract.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext, preferencesContext } from '../../api/load-context.ts'
import { orUndefined } from '../../api/or-undefined.ts'
import { MatchedBoard } from '../../matching/draws/matched-board.tsx'
import { findNextDraw } from '../../matching/draws/next-draw.ts'
import { sayBoard } from '../../matching/draws/say-board.ts'
import { TowerProgress } from '../../money/giving/tower-progress.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { pageMeta } from '../../page/page-meta.ts'
import { late } from '../../ui/late/late.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Hero } from './home/hero.tsx'
import { HowItWorks } from './home/how-it-works.tsx'
import { Network } from './home/network.tsx'
import { featuredSubjects, readFeatured } from './home/read-featured.ts'
import { sayLead } from './home/say-lead.ts'
import { SponsorInvitation } from './home/sponsor-invitation.tsx'
import { ThinkBuildServe } from './home/think-build-serve.tsx'

const LiveParts = late(() => import('./home/live-parts.tsx'))

export async function loader({ context }: LoaderFunctionArgs) {
  const { call, site } = context.get(pageContext)
  const { language } = context.get(preferencesContext)
  const [tower, matches, draws, totals, featured] = await Promise.all([
    orUndefined(call(towerEndpoints.shared, {})),
    orUndefined(call(drawEndpoints.recentMatches, {})),
    orUndefined(call(drawEndpoints.list, { query: {} })),
    orUndefined(call(broadcastEndpoints.totals, {})),
    readFeatured(call, language),
  ])
  const texts = loadTexts(context, 'home', 'sponsorStart', 'towerProgress', ...featuredSubjects)
  return {
    // What is said here the browser need not put together.
    lead: sayLead(texts.home.hero, { site, classrooms: totals?.matched_classrooms ?? 0, language }),
    tower,
    board: sayBoard(texts.home.matched, {
      ...{ matches, language },
      nextDraw: draws && findNextDraw(draws.items),
    }),
    featured,
    texts,
  }
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, {
    title: args.loaderData?.texts.home.title,
    description: args.loaderData?.texts.home.description,
  })

export default function HomePage() {
  const { lead, tower, board, featured } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero lead={lead} />
      <LiveParts {...featured} />
      <HowItWorks />
      <ThinkBuildServe />
      <Section labelledBy="last-matched">
        <MatchedBoard board={board} />
      </Section>
      {tower && <TowerProgress tower={tower} />}
      <Network />
      <SponsorInvitation />
    </>
  )
}
