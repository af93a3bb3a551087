import type { CallOutput } from '@tower/contract/endpoint.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { ledgerEndpoints } from '@tower/contract/money/ledger.contract.ts'
import { broadcastEndpoints } from '@tower/contract/outreach/broadcasts.contract.ts'
import { teamEndpoints } from '@tower/contract/outreach/team.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext } from '../../api/load-context.ts'
import { orUndefined } from '../../api/or-undefined.ts'
import { fillCounted } from '../../texts/fill-text.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { GoLink } from '../../ui/button/button.tsx'
import { Illustration } from '../../pictures/illustration.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { PageHead, Section, SectionHead, Wrap } from '../../ui/section/section.tsx'
import { TeamPart } from './about/team-part.tsx'
import styles from './content/content.module.css'

type Totals = CallOutput<typeof broadcastEndpoints.totals>
type Money = CallOutput<typeof ledgerEndpoints.places>

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(pageContext)
  const [totals, money, team] = await Promise.all([
    orUndefined(call(broadcastEndpoints.totals, {})),
    // The same sum as on the page of how money moves.
    orUndefined(call(ledgerEndpoints.places, {})),
    orUndefined(call(teamEndpoints.shown, {})),
  ])
  return { totals, totalCents: money?.total_cents, team, texts: loadTexts(context, 'content') }
}

export const meta = (args: MetaArgs<typeof loader>) => {
  const texts = args.loaderData?.texts.content.about
  return pageMeta(args, { title: texts?.title, description: texts?.description })
}

export default function AboutPage() {
  const { totals, totalCents, team } = useLoaderData<typeof loader>()
  const { about } = useTexts('content')
  return (
    <>
      <Wrap className={styles.intro}>
        <PageHead title={about.title} lead={about.lead} />
        <Illustration scene="serve" label={about.picture} />
      </Wrap>
      <Section tone="paper" labelledBy="story">
        <div className={styles.beside}>
          <SectionHead id="story" title={about.story.title} />
          <div className={styles.story}>
            {about.story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <Section labelledBy="values">
        <SectionHead id="values" title={about.values.title} />
        <ul className={styles.ideas}>
          {about.values.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="sunny" labelledBy="so-far">
        <div className={styles.beside}>
          <SectionHead id="so-far" title={about.stats.title} />
          <div className={styles.soFar}>
            <SoFar totals={totals} totalCents={totalCents} />
            <GoLink to={paths.howMoneyMoves}>{about.stats.money}</GoLink>
            <GoLink to={paths.draws}>{about.stats.draws}</GoLink>
          </div>
        </div>
      </Section>
      <TeamPart members={team?.items ?? []} />
    </>
  )
}

type SoFarProps = { totals: Totals | undefined; totalCents: Money['total_cents'] | undefined }

/** What was done so far, counted by the books; in words where there is nothing to count. */
function SoFar({ totals, totalCents }: SoFarProps) {
  const { stats } = useTexts('content').about
  const language = useLanguage()
  if (!totals || totalCents === undefined) return <p>{stats.failed}</p>
  if (totals.gifts === 0) return <p>{stats.none}</p>
  const count = (number: number) => fillCounted({ one: '{count}', other: '{count}' }, number, language)
  const items = [
    [count(totals.matched_classrooms), fillCounted(stats.classes, totals.matched_classrooms, language)],
    [count(totals.slot_sponsors), fillCounted(stats.sponsors, totals.slot_sponsors, language)],
    [formatUsd(totalCents), stats.funding],
  ] as const
  return (
    <dl className={styles.stats}>
      {items.map(([value, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
