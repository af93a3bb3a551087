import { towerEndpoints } from '@tower/contract/money/tower.contract.ts'
import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import type { GivenSlot } from '@tower/contract/matching/draw-views.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { orUndefined } from '../../api/or-undefined.ts'
import { pageContext } from '../../api/load-context.ts'
import { ChanceExample } from '../../matching/draws/chance-example.tsx'
import { ComingDraws } from '../../matching/draws/coming-draws.tsx'
import { GivenSlots } from '../../matching/draws/given-slots.tsx'
import { listComing } from '../../matching/draws/next-draw.ts'
import { NextDrawCountdown } from '../../matching/draws/next-draw-countdown.tsx'
import { PastDraws } from '../../matching/draws/past-draws.tsx'
import WeightFormula from '../../matching/draws/weight-formula.tsx'
import { useStoredSession } from '../../session/stored-session.ts'
import { fillText } from '../../texts/fill-text.ts'
import { TowerProgress } from '../../money/giving/tower-progress.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import type { Texts } from '../../texts/texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { GoLink } from '../../ui/button/button.tsx'
import { Illustration } from '../../pictures/illustration.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { Pager, readPage, shownRows } from '../../ui/pager/pager.tsx'
import { PageHead, Section, SectionHead, Wrap } from '../../ui/section/section.tsx'
import styles from './draws-page.module.css'
import { lateInBrowser } from '../../ui/late/late.tsx'

// Only a signed-in teacher has a classroom of their own.
const OwnOdds = lateInBrowser(() => import('../../matching/draws/own-odds.tsx'))

const pageSize = 50
const givenPageSize = 20

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(pageContext)
  const query = new URL(request.url).searchParams
  const page = readPage(query)
  const givenPage = readPage(query, 'given')
  const [tower, { items, total, schedule_paused: isPaused }, recent, given] = await Promise.all([
    orUndefined(call(towerEndpoints.shared, {})),
    call(drawEndpoints.list, { query: { page, pageSize } }),
    call(drawEndpoints.recentMatches, {}),
    call(drawEndpoints.given, { query: { page: givenPage, pageSize: givenPageSize } }),
  ])
  return {
    tower,
    coming: listComing(items),
    past: items.filter(({ state }) => state === 'completed' || state === 'voided'),
    paging: { page, pageSize, total },
    given: { items: given.items, paging: { page: givenPage, pageSize: givenPageSize, total: given.total } },
    /** A slot that has come all the way, to show where the way leads. */
    shownSlot: recent.items[0]?.slot_number ?? null,
    now: new Date().toISOString(),
    texts: sayPause(loadTexts(context, 'towerProgress', 'draws', 'drawTerms', 'drawVisit'), isPaused),
  }
}

/** Says in the lead of the draws to come that the schedule is paused: put there by the server, it weighs on no script. */
function sayPause<Loaded extends Pick<Texts, 'draws'>>(texts: Loaded, isPaused: boolean) {
  const { list } = texts.draws
  if (!isPaused) return texts
  return {
    ...texts,
    draws: { ...texts.draws, list: { ...list, comingLead: `${list.comingLead} ${list.paused}` } },
  }
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, {
    title: args.loaderData?.texts.draws.title,
    description: args.loaderData?.texts.draws.description,
  })

/** The schedule, how weights work, and every draw that was. */
export default function DrawsPage() {
  const { tower, coming, past, paging, given, shownSlot, now } = useLoaderData<typeof loader>()
  const { list } = useTexts('draws')
  const { weights } = useTexts('drawTerms')
  return (
    <>
      <Wrap className={styles.head}>
        <PageHead title={list.title} lead={list.lead} />
        <div className={styles.picture}>
          <Illustration scene="draw" label={list.picture} />
        </div>
      </Wrap>
      {(paging.page === 1 || coming.length > 0) && (
        <Section labelledBy="coming" className={styles.first}>
          <SectionHead id="coming" title={list.coming} lead={list.comingLead} />
          {coming.length > 0 && paging.page === 1 && <NextDrawCountdown draws={coming} now={now} />}
          <ComingDraws draws={coming} />
        </Section>
      )}
      <Section tone="paper" labelledBy="weights">
        <SectionHead id="weights" title={weights.title} lead={weights.lead} />
        <WeightFormula nominators={12} confirmed={12} waited={8} weight={20} />
        <ChanceExample />
        <OwnClassroom />
      </Section>
      {tower && <TowerProgress tower={tower} />}
      <Section labelledBy="past">
        <SectionHead id="past" title={list.past} />
        <PastDraws draws={past} />
        <Pager
          {...paging}
          label={list.pages}
          words={fillText(list.showing, shownRows(paging))}
          previous={list.newer}
          next={list.older}
          anchor="past"
        />
        {shownSlot !== null && <FollowSlot number={shownSlot} />}
      </Section>
      <GivenSection {...given} />
    </>
  )
}

/** Far down the page: it comes once the page is hydrated, and moves nothing that is seen by then. */
function OwnClassroom() {
  if (useStoredSession()?.role !== 'teacher') return null
  return <OwnOdds />
}

type GivenSectionProps = {
  items: readonly GivenSlot[]
  paging: { page: number; pageSize: number; total: number }
}

/** What no draw gave, beside the draws. */
function GivenSection({ items, paging }: GivenSectionProps) {
  const { given } = useTexts('drawVisit')
  return (
    <Section tone="paper" labelledBy="given">
      <SectionHead id="given" title={given.title} lead={given.lead} />
      <GivenSlots slots={items} />
      <Pager
        {...paging}
        label={given.pages}
        words={fillText(given.showing, shownRows(paging))}
        previous={given.newer}
        next={given.older}
        parameter="given"
        anchor="given"
      />
    </Section>
  )
}

function FollowSlot({ number }: { number: number }) {
  const { follow } = useTexts('drawVisit')
  return (
    <div className={styles.follow}>
      <h3>{follow.title}</h3>
      <p>{follow.lead}</p>
      <GoLink to={paths.slotStory({ number })}>{fillText(follow.open, { number })}</GoLink>
    </div>
  )
}
