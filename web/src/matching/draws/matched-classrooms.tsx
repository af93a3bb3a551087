import type { DrawPick } from '@tower/contract/matching/draw-views.contract.ts'
import { Link } from 'react-router'
import { paths } from '@tower/contract/pages.ts'
import { fillCounted, fillText, localeOf } from '../../texts/fill-text.ts'
import type { Language } from '@tower/contract/language.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Illustration } from '../../pictures/illustration.tsx'
import styles from './matched-classrooms.module.css'

const pictures = ['cheer1', 'cheer2', 'cheer3', 'cheer4', 'cheer5', 'cheer6'] as const

export type MatchedClassroomsProps = { picks: readonly DrawPick[] }

/** Four are seen whole; of more the first three, and the others unfold: a phone shows the page in five screens. */
const seenWhole = 4
const seenOfMore = 3

/** The classrooms a draw matched, in the order they were picked. */
export default function MatchedClassrooms({ picks }: MatchedClassroomsProps) {
  const { classrooms } = useTexts('draws').one
  const language = useLanguage()
  const seen = picks.length > seenWhole ? seenOfMore : seenWhole
  const others = picks.slice(seen)
  return (
    <>
      <Cards picks={picks.slice(0, seen)} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{fillCounted(classrooms.others, others.length, language)}</summary>
          <Cards picks={others} />
        </details>
      )}
    </>
  )
}

function Cards({ picks }: MatchedClassroomsProps) {
  return (
    <ol className={styles.classrooms}>
      {picks.map((pick) => (
        <li key={pick.position}>
          <MatchedClassroom pick={pick} />
        </li>
      ))}
    </ol>
  )
}

function MatchedClassroom({ pick }: { pick: DrawPick }) {
  const { classrooms } = useTexts('draws').one
  const language = useLanguage()
  const slot = (
    <Link to={paths.slotStory({ number: pick.slot_number })}>
      {fillText(classrooms.slot, { number: pick.slot_number })}
    </Link>
  )
  const chance = showChance(pick.weight, pick.remaining_weight, language)
  const facts = [
    [classrooms.receives, slot],
    [
      classrooms.points,
      fillText(classrooms.pointsOf, { weight: pick.weight, total: pick.remaining_weight, chance }),
    ],
  ] as const
  return (
    <article className={styles.classroom}>
      <div className={styles.picture}>
        <span className={styles.position}>{fillText(classrooms.pick, { position: pick.position })}</span>
        <Illustration scene={pictures[(pick.position - 1) % pictures.length] ?? 'cheer1'} label="" />
      </div>
      <div className={styles.words}>
        <h3>{pick.name}</h3>
        <p>{[pick.school, pick.place].filter(Boolean).join(', ')}</p>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  )
}

/** A chance in percent, with as many decimals as it takes to say more than zero. */
export function showChance(weight: number, total: number, language: Language): string {
  const chance = total > 0 ? weight / total : 0
  return chance.toLocaleString(localeOf(language), {
    style: 'percent',
    ...(chance > 0 && chance < 0.01
      ? { maximumSignificantDigits: 2 }
      : { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  })
}
