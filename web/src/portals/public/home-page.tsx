import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext } from '../../api/load-context.ts'
import { isCallError } from '../../api/call-error.ts'
import { MatchedBoard } from '../../matching/draws/matched-board.tsx'
import { findNextDraw } from '../../matching/draws/next-draw.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Section } from '../../ui/section.tsx'
import { BroadcastStrip } from './home/broadcast-strip.tsx'
import { Hero } from './home/hero.tsx'
import { HowItWorks } from './home/how-it-works.tsx'
import { Network } from './home/network.tsx'
import { SponsorInvitation } from './home/sponsor-invitation.tsx'
import { ThinkBuildServe } from './home/think-build-serve.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(pageContext)
  const [matches, draws] = await Promise.all([
    orUndefined(call(drawEndpoints.recentMatches, {})),
    orUndefined(call(drawEndpoints.list, { query: {} })),
  ])
  return {
    matches,
    nextDraw: draws && findNextDraw(draws.items, new Date()),
    texts: loadTexts(context, 'home', 'sponsorStart'),
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

export default function HomePage() {
  const { matches, nextDraw } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero />
      <BroadcastStrip />
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
