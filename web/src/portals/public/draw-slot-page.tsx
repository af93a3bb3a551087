import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { isCallError } from '../../api/call-error.ts'
import { pageContext } from '../../api/load-context.ts'
import { SlotWay } from '../../matching/draws/slot-way.tsx'
import { fillText } from '../../texts/fill-text.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink, GoLink } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Illustration } from '../../pictures/illustration.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { PageHead, Section, SectionHead, Wrap } from '../../ui/section/section.tsx'
import { PhotoGrid } from '../../pictures/photo-grid/photo-grid.tsx'
import { EmptyBlocks } from '../../pictures/tower/empty-blocks.tsx'
import styles from './draw-page.module.css'
import own from './draw-slot-page.module.css'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const texts = loadTexts(context, 'drawVisit', 'draws', 'bought')
  const { slot: words } = texts.drawVisit
  try {
    const { call } = context.get(pageContext)
    const slot = await call(drawEndpoints.slotStory, { params: { number: params.number ?? '' } })
    return data({ slot, title: fillText(words.title, { number: slot.number }), texts })
  } catch (error) {
    // An address that is no number at all leads nowhere either.
    if (!isCallError(error) || (error.status !== 404 && error.status !== 400)) throw error
    return data({ slot: null, title: words.notFoundTitle, texts }, { status: 404 })
  }
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, {
    title: args.loaderData?.title,
    description: args.loaderData?.texts.drawVisit.slot.description,
    noindex: !args.loaderData?.slot,
  })

/** One slot: $800 in, the draw, the classroom, what it bought. */
export default function DrawSlotPage() {
  const { slot, title } = useLoaderData<typeof loader>()
  const { slot: texts } = useTexts('drawVisit')
  const { one } = useTexts('draws')
  if (!slot) {
    return (
      <Wrap className={styles.unknown}>
        <h1>{title}</h1>
        <EmptyState
          picture={<EmptyBlocks kind="no-match" />}
          action={<ButtonLink to={paths.draws}>{texts.allDraws}</ButtonLink>}
        >
          {texts.notFound}
        </EmptyState>
      </Wrap>
    )
  }
  const crumb = fillText(texts.crumb, { number: slot.number })
  return (
    <>
      <Wrap>
        <PageHead
          title={title}
          lead={texts.lead[slot.state]}
          crumbs={[{ label: one.crumb, to: paths.draws }, { label: crumb }]}
        />
      </Wrap>
      <Section className={own.first}>
        <div className={own.way}>
          <SlotWay slot={slot} />
          <Illustration scene={slot.state === 'matched' ? 'stepFollow' : 'stepMint'} label="" />
        </div>
        <p className={own.back}>
          <GoLink to={paths.draws}>{texts.allDraws}</GoLink>
        </p>
      </Section>
      {slot.photos.length > 0 && (
        <Section tone="paper" labelledBy="photos">
          <SectionHead id="photos" title={texts.photos} lead={texts.photosNote} />
          <PhotoGrid photos={slot.photos} label={texts.photos} plainAlt={texts.photo} />
        </Section>
      )}
      {slot.books.length > 0 && (
        <Section tone="paper" labelledBy="books">
          <SectionHead id="books" title={texts.books} lead={texts.booksNote} />
          <ul className={own.books}>
            {slot.books.map(({ code, title: name, language }) => (
              <li key={code} lang={language}>
                <GoLink to={paths.book({ code })}>{name}</GoLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
