import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import type { DrawSummary } from '@tower/contract/matching/draw-views.contract.ts'
import { formatUsd, slotPriceCents } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext } from '../../api/load-context.ts'
import { orUndefined } from '../../api/or-undefined.ts'
import { drawName } from '../../matching/draws/draw-name.ts'
import { fillCounted } from '../../texts/fill-text.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { PageHead, Section, Wrap } from '../../ui/section/section.tsx'
import styles from './content/content.module.css'

/** So many of the latest draws are told of. */
const told = 3

export async function loader({ context }: LoaderFunctionArgs) {
  const draws = await orUndefined(context.get(pageContext).call(drawEndpoints.list, { query: {} }))
  return {
    draws: draws?.items.filter(({ state }) => state === 'completed').slice(0, told),
    texts: loadTexts(context, 'content', 'draws'),
  }
}

export const meta = (args: MetaArgs<typeof loader>) => {
  const texts = args.loaderData?.texts.content.recent
  return pageMeta(args, { title: texts?.title, description: texts?.description })
}

/** What the latest draws brought, as the books have it: nothing here is told that did not happen. */
export default function SponsorRecentPage() {
  const { draws } = useLoaderData<typeof loader>()
  const { recent } = useTexts('content')
  return (
    <>
      <Wrap>
        <PageHead title={recent.title} lead={recent.lead} />
      </Wrap>
      <Section>
        {draws === undefined && <p>{recent.failed}</p>}
        {draws?.length === 0 && <p>{recent.none}</p>}
        <ul className={styles.ideas}>
          {draws?.map((draw) => (
            <li key={draw.id}>
              <Highlight draw={draw} />
            </li>
          ))}
          <li>
            <h2>{recent.checks.title}</h2>
            <p>{recent.checks.text}</p>
          </li>
        </ul>
        <p className={styles.buttons}>
          <ButtonLink kind="primary" size="l" to={paths.draws}>
            {recent.draws}
          </ButtonLink>
          <ButtonLink size="l" to={paths.sponsor}>
            {recent.sponsor}
          </ButtonLink>
        </p>
      </Section>
    </>
  )
}

function Highlight({ draw }: { draw: DrawSummary }) {
  const { recent } = useTexts('content')
  const { one } = useTexts('draws')
  const language = useLanguage()
  const values = { entries: draw.entries_count ?? 0, dollars: formatUsd(draw.assigned * slotPriceCents) }
  return (
    <>
      <h2>
        <Link to={paths.draw({ drawId: draw.id })}>{drawName(draw, one.title, language)}</Link>
      </h2>
      <p>
        {draw.assigned > 0
          ? fillCounted(recent.matched, draw.assigned, language, values)
          : fillCounted(recent.matchedNone, values.entries, language, values)}
      </p>
    </>
  )
}
