import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { deskQueries } from '../../matching/draws/desk.api.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from './unread-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import { DrawPart } from './draws/draw-part.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'drawDesk') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.drawDesk.title)

/** One draw at the desk. */
export default function DrawPage() {
  const { back } = useTexts('people')
  const texts = useTexts('drawDesk')
  const { drawId = '' } = useParams()
  const reading = useQuery({ ...deskQueries.one(drawId), retry: false })
  return (
    <>
      <PageHead
        title={texts.title}
        crumbs={[
          { label: back, to: paths.admin },
          { label: texts.back, to: paths.adminDraws },
        ]}
      />
      {reading.isPending && <Skeleton lines={8} />}
      {reading.isError && !reading.data && <UnreadPart reading={reading} failed={texts.failedDraw} />}
      {reading.data && <DrawPart draw={reading.data} />}
    </>
  )
}
