import type { TeacherShareItem } from '@tower/contract/matching/share-links.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { useEffect } from 'react'
import { data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'
import { pageContext } from '../../api/load-context.ts'
import { fillText } from '../../texts/fill-text.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { Lead, Wrap } from '../../ui/section/section.tsx'
import { EmptyBlocks } from '../../pictures/tower/empty-blocks.tsx'
import { AboutTeacher } from './teacher-share/about-teacher.tsx'
import { countVisit } from './teacher-share/count-visit.ts'
import { findTeacher } from './teacher-share/find-teacher.ts'
import { Poster } from './teacher-share/poster.tsx'
import styles from './teacher-share/poster.module.css'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { call, site } = context.get(pageContext)
  const code = (params.code ?? '').trim().toUpperCase()
  const texts = loadTexts(context, 'share')
  const found = await findTeacher(call, code)
  if (typeof found === 'number') return data({ found, texts }, { status: found })
  // One page has one address, however the code was typed.
  if (params.code !== code) throw redirect(paths.teacherShare({ code }) + new URL(request.url).search, 301)
  const link = { code, address: `${site.origin}${paths.teacherShare({ code })}` }
  return data({ found: { item: found, link }, texts })
}

export const meta = (args: MetaArgs<typeof loader>) => {
  const { found, texts } = args.loaderData ?? {}
  if (!found || !texts) return pageMeta(args, { title: undefined, noindex: true })
  if (typeof found === 'number') return pageMeta(args, { title: texts.share.gone[found], noindex: true })
  const place = placeOf(found.item)
  const { description, descriptionAt, descriptionMatched } = texts.share
  const described = place ? fillText(descriptionAt, { place }) : description
  return pageMeta(args, {
    title: fillText(texts.share.title, { name: found.item.display_name }),
    description: found.item.matched ? descriptionMatched : described,
  })
}

/** A teacher's poster: made to be shared, printed and pinned to a wall. */
export default function TeacherSharePage() {
  const { found } = useLoaderData<typeof loader>()
  const code = typeof found === 'number' ? undefined : found.link.code
  useEffect(() => {
    if (code !== undefined) countVisit(code)
  }, [code])
  if (typeof found === 'number') return <GoneLink status={found} />
  const { item, link } = found
  return (
    <>
      <Poster item={item} link={link} place={placeOf(item)} />
      <AboutTeacher item={item} />
    </>
  )
}

function placeOf({ school, city, state }: TeacherShareItem): string {
  return [school, city, state].filter(Boolean).join(', ')
}

function GoneLink({ status }: { status: 404 | 410 }) {
  const { gone } = useTexts('share')
  return (
    <Wrap className={styles.gone}>
      <EmptyBlocks kind="no-match" />
      <h1>{gone[status]}</h1>
      <Lead>{gone.help}</Lead>
      <ButtonLink kind="primary" size="l" to={paths.sponsor}>
        {gone.sponsor}
      </ButtonLink>
    </Wrap>
  )
}
