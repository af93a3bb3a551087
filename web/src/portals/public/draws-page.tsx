import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext } from '../../api/load-context.ts'
import { ComingDraws } from '../../matching/draws/coming-draws.tsx'
import { PastDraws } from '../../matching/draws/past-draws.tsx'
import { WeightFormula } from '../../matching/draws/weight-formula.tsx'
import { fillText } from '../../texts/fill-text.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Illustration } from '../../ui/illustration.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { Pager, readPage, shownRows } from '../../ui/pager.tsx'
import { PageHead, Section, SectionHead, Wrap } from '../../ui/section.tsx'
import styles from './draws-page.module.css'

const pageSize = 50

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(pageContext)
  const page = readPage(new URL(request.url).searchParams)
  const { items, total } = await call(drawEndpoints.list, { query: { page, pageSize } })
  const isComing = ({ state }: (typeof items)[number]) => state === 'scheduled' || state === 'frozen'
  return {
    coming: items.filter(isComing).toSorted((one, other) => one.slot_starts.localeCompare(other.slot_starts)),
    past: items.filter((draw) => !isComing(draw)),
    paging: { page, pageSize, total },
    texts: loadTexts(context, 'draws', 'drawTerms'),
  }
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, {
    title: args.loaderData?.texts.draws.title,
    description: args.loaderData?.texts.draws.description,
  })

/** The schedule, how weights work, and every draw that was. */
export default function DrawsPage() {
  const { coming, past, paging } = useLoaderData<typeof loader>()
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
          <ComingDraws draws={coming} />
        </Section>
      )}
      <Section tone="paper" labelledBy="weights">
        <SectionHead id="weights" title={weights.title} lead={weights.lead} />
        <WeightFormula nominators={12} waited={8} weight={20} />
      </Section>
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
      </Section>
    </>
  )
}
