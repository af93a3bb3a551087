import type { OwnOdds as Odds } from '@tower/contract/matching/draw-views.contract.ts'
import { useEffect, useState } from 'react'
import { fillCounted, fillText, showNumber } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import styles from './own-odds.module.css'
import { readOwnOdds } from './read-own-odds.ts'
import { showChance } from './show-chance.ts'

type Found = { odds: Odds } | 'failed' | undefined

/** The exact chance of a signed-in teacher's own classroom. For teachers only: the call behind it refuses anyone else. */
export default function OwnOdds() {
  const { own } = useTexts('drawVisit')
  const [found, setFound] = useState<Found>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    const aborter = new AbortController()
    const { signal } = aborter
    readOwnOdds(signal).then(
      (odds) => setFound({ odds }),
      () => signal.aborted || setFound('failed'),
    )
    return () => aborter.abort()
  }, [round])
  const retry = () => {
    setFound(undefined)
    setRound(round + 1)
  }
  return (
    <section className={styles.own} aria-labelledby="own-odds">
      <h3 id="own-odds">{own.title}</h3>
      {found === undefined && <p role="status">{own.loading}</p>}
      {found === 'failed' && (
        <Notice tone="danger" action={<Button onClick={retry}>{own.retry}</Button>}>
          {own.failed}
        </Notice>
      )}
      {typeof found === 'object' && <Standing odds={found.odds} />}
    </section>
  )
}

function Standing({ odds }: { odds: Odds }) {
  const { own } = useTexts('drawVisit')
  const language = useLanguage()
  const { draw, classroom, chance } = odds
  if (!classroom) return <p>{own.noClassroom}</p>
  if (classroom.matched_this_year) return <p>{own.matched}</p>
  if (!classroom.eligible) return <p>{own.out}</p>
  if (!draw || chance === null) return <p>{own.noDraw}</p>
  const values = {
    weight: classroom.weight,
    total: showNumber(odds.total_weight, language),
    classrooms: fillCounted(own.classrooms, odds.classrooms, language),
  }
  return (
    <>
      <p>
        <b className={styles.chance}>{showChance(chance, language)}</b> {own.chance} · {classroom.name}
      </p>
      <p className={styles.basis}>
        {fillCounted(own.basis, odds.picks, language, values)} {draw.state === 'frozen' ? own.fixed : own.now}
      </p>
      {classroom.others.length > 0 && (
        <p className={styles.basis}>
          {fillText(own.others, { name: classroom.name, others: classroom.others.join(', ') })}
        </p>
      )}
    </>
  )
}
