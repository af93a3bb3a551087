import { useQuery } from '@tanstack/react-query'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { fairnessEndpoints } from '@tower/contract/matching/fairness.contract.ts'
import { fairnessQuery } from '../../../matching/draws/fairness.api.ts'
import { fillCounted, fillText, localeOf } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { classNames } from '../../../ui/class-names/class-names.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from '../unread-part.tsx'
import styles from './analytics.module.css'

type Fairness = CallOutput<typeof fairnessEndpoints.read>
type Compared = Fairness['dimensions'][number]
type Group = Compared['groups'][number]

/** Expected and actual matches of each group of classrooms, with the difference in words. */
export default function FairnessPart() {
  const { fairness: texts } = useTexts('analytics')
  const language = useLanguage()
  const reading = useQuery(fairnessQuery)
  const fairness = reading.data
  return (
    <Card title={texts.title}>
      <p className={styles.note}>{texts.lead}</p>
      {reading.isError && <UnreadPart reading={reading} failed={texts.failed} />}
      {reading.isPending && <Skeleton lines={8} />}
      {fairness?.draws === 0 && <p>{texts.none}</p>}
      {fairness && fairness.draws > 0 && (
        <>
          <p>
            <strong>{fillCounted(texts.draws, fairness.draws, language)}.</strong>{' '}
            {fairness.has_more && fillText(texts.latestOnly, { count: fairness.draws })}
          </p>
          <div className={styles.pair}>
            {fairness.dimensions.map((compared) => (
              <GroupTable key={compared.dimension} {...compared} />
            ))}
          </div>
        </>
      )}
    </Card>
  )
}

function GroupTable({ dimension, groups }: Compared) {
  const { fairness: texts } = useTexts('analytics')
  const name = texts.dimensions[dimension]
  return (
    <section className={styles.compared}>
      <h3>{name}</h3>
      {dimension === 'school_size' && <p className={styles.note}>{texts.sizeNote}</p>}
      <div className={styles.sideways} tabIndex={0} role="group" aria-label={name}>
        <table className={styles.table}>
          <caption className="visually-hidden">{fillText(texts.caption, { name })}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.group}</th>
              {[texts.entries, texts.expected, texts.actual].map((head) => (
                <th key={head} scope="col" className={styles.number}>
                  {head}
                </th>
              ))}
              <th scope="col" className={styles.apart}>
                {texts.verdict}
              </th>
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <GroupRow key={group.group} dimension={dimension} group={group} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function GroupRow({ dimension, group }: { dimension: Compared['dimension']; group: Group }) {
  const locale = localeOf(useLanguage())
  const verdict = useVerdict(group)
  const isUnusual = group.verdict.startsWith('unusual')
  return (
    <>
      <tr className={styles.figures}>
        <th scope="row">{useGroupName(dimension, group.group)}</th>
        <td className={styles.number}>{group.entries.toLocaleString(locale)}</td>
        <td className={styles.number}>{group.expected.toLocaleString(locale)}</td>
        <td className={styles.number}>{group.actual.toLocaleString(locale)}</td>
        <td className={classNames(styles.apart, isUnusual && styles.unusual)}>{verdict}</td>
      </tr>
      <tr className={styles.below}>
        <td colSpan={4} className={classNames(isUnusual && styles.unusual)}>
          {verdict}
        </td>
      </tr>
    </>
  )
}

function useGroupName(dimension: Compared['dimension'], group: string): string {
  const { fairness: texts } = useTexts('analytics')
  if (dimension === 'state') return group === '' ? texts.unknownState : group
  if (dimension !== 'school_size') return group.replace('-', '\u2060–\u2060')
  return group === 'one' || group === 'few' || group === 'many' ? texts.sizes[group] : texts.sizes.unknown
}

function useVerdict({ expected, actual, verdict }: Group): string {
  const { fairness: texts } = useTexts('analytics')
  const locale = localeOf(useLanguage())
  const count = Math.abs(actual - expected).toLocaleString(locale, { maximumFractionDigits: 1 })
  const difference = fillText(actual > expected ? texts.more : texts.fewer, { count })
  return fillText(texts.verdicts[verdict], { difference })
}
