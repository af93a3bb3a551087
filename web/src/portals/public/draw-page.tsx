import { paths } from '@tower/contract/pages.ts'
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext, preferencesContext } from '../../api/load-context.ts'
import { fillText } from '../../texts/fill-text.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { late } from '../../ui/late/late.tsx'
import { readPage } from '../../ui/pager/pager.tsx'
import { Wrap } from '../../ui/section/section.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { EmptyBlocks } from '../../pictures/tower/empty-blocks.tsx'
import { DrawEntriesFold } from './draw/draw-entries-fold.tsx'
import { DrawHead } from './draw/draw-head.tsx'
import { DrawResult } from './draw/draw-result.tsx'
import { WhySection } from './draw/why-section.tsx'
import styles from './draw-page.module.css'
import { loadDraw } from './load-draw.ts'

const DrawTimeline = late(() => import('../../matching/draws/draw-timeline.tsx'))
const SealedSection = late(() => import('./draw/sealed-section.tsx'))

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = readPage(new URL(request.url).searchParams)
  const found = await loadDraw(context.get(pageContext).call, params.drawId ?? '', page)
  const texts = loadTexts(context, 'draws', 'drawTerms')
  if (!found) return data({ found: null, page, title: texts.draws.one.notFoundTitle, texts }, { status: 404 })
  const day = showTime(found.draw.slot_starts, 'day', context.get(preferencesContext).language)
  return data({ found, page, title: fillText(texts.draws.one.title, { day }), texts })
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, {
    title: args.loaderData?.title,
    description: args.loaderData?.texts.draws.one.description,
    noindex: !args.loaderData?.found,
  })

/** One draw: what was sealed, who was in, who was picked and why, and the check that anyone can make. */
export default function DrawPage() {
  const { found, page, title } = useLoaderData<typeof loader>()
  if (!found) return <UnknownDraw title={title} />
  const { draw } = found
  const shared = { found, page, title }
  if (draw.state === 'completed') return <DrawResult key={draw.id} {...shared} />
  return (
    <>
      <Wrap>
        <DrawHead {...shared} />
        <DrawTimeline draw={draw} />
      </Wrap>
      <SealedSection draw={draw} />
      <WhySection draw={draw} />
      {found.entries.length > 0 && (
        <Wrap className={styles.details}>
          <DrawEntriesFold {...shared} />
        </Wrap>
      )}
    </>
  )
}

function UnknownDraw({ title }: { title: string }) {
  const { one } = useTexts('draws')
  return (
    <Wrap className={styles.unknown}>
      <h1>{title}</h1>
      <EmptyState
        picture={<EmptyBlocks kind="no-match" />}
        action={<ButtonLink to={paths.draws}>{one.allDraws}</ButtonLink>}
      >
        {one.notFound}
      </EmptyState>
    </Wrap>
  )
}
