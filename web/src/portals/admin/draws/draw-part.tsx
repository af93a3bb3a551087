import type { DeskDraw, DrawForecast } from '@tower/contract/matching/draw-desk.contract.ts'
import { drawProofPath } from '@tower/contract/matching/draw-proof.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { DrawMoment } from '../../../matching/draws/draw-moment.tsx'
import { DrawStateChip } from '../../../matching/draws/draw-state-chip.tsx'
import { showChance } from '../../../matching/draws/show-chance.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import type { RunOutcome as Outcome } from '../randomizer/run-button.tsx'
import { useDrawName } from '../randomizer/use-draw-name.ts'
import styles from './desk.module.css'
import { Entrants } from './entrants.tsx'
import { MatchedCard } from './matched-card.tsx'

// What stands there is read first.
const DrawActs = lateInBrowser(() => import('./draw-acts.tsx'))
const RunOutcome = lateInBrowser(() => import('../randomizer/run-outcome.tsx'))

/** One draw: what it meets, what a run would change, what is published of it, who did what, and what can be done. */
export function DrawPart({ draw }: { draw: DeskDraw }) {
  const name = useDrawName()
  const [outcome, setOutcome] = useState<Outcome>()
  return (
    <div className={styles.parts}>
      {outcome && <RunOutcome outcome={outcome} waiting={<Skeleton lines={2} />} />}
      <div className={styles.head}>
        <h2>{name(draw)}</h2>
        <DrawStateChip state={draw.state} />
      </div>
      {(draw.state === 'scheduled' || draw.state === 'frozen') && (
        <DrawActs draw={draw} onOutcome={setOutcome} waiting={<div className={styles.actsToCome} />} />
      )}
      <div className={styles.cards}>
        <AtAGlance draw={draw} />
        {draw.state === 'completed' && <MatchedCard draw={draw} />}
        {draw.forecast && <IfRun forecast={draw.forecast} isOpen={draw.state === 'scheduled'} />}
        <Published draw={draw} />
        <Done draw={draw} />
      </div>
      <Entrants draw={draw} />
    </div>
  )
}

function AtAGlance({ draw }: { draw: DeskDraw }) {
  const { facts } = useTexts('drawDesk')
  return (
    <Card title={facts.title}>
      <Facts items={useGlance(draw)} />
    </Card>
  )
}

function useGlance(draw: DeskDraw): { name: string; value: ReactNode }[] {
  const { facts } = useTexts('drawDesk')
  const moment = (name: string, at: string | null) => (at ? [{ name, value: <DrawMoment at={at} /> }] : [])
  const forecast = useForecastFacts(draw.forecast)
  const isOver = draw.forecast === null
  const assigned = fillText(facts.assignedOf, { assigned: draw.assigned, capacity: draw.capacity })
  return [
    ...moment(facts.starts, draw.slot_starts),
    ...moment(facts.freezes, draw.freezes_at),
    ...moment(facts.frozen, draw.frozen_at),
    ...moment(facts.number, draw.state === 'frozen' ? draw.number_at : null),
    ...(isOver
      ? [{ name: facts.assigned, value: assigned }]
      : [{ name: facts.capacity, value: draw.capacity }]),
    ...forecast,
    ...(draw.void_reason === null ? [] : [{ name: facts.reason, value: draw.void_reason }]),
  ]
}

function useForecastFacts(forecast: DrawForecast | null): { name: string; value: ReactNode }[] {
  const { facts } = useTexts('drawDesk')
  const language = useLanguage()
  if (!forecast) return []
  const { lowest, highest } = forecast
  const points = (weight: number) => fillCounted(facts.points1, weight, language)
  const odds =
    lowest && highest
      ? fillText(facts.oddsRange, {
          lowest: showChance(lowest.chance, language),
          lowPoints: points(lowest.weight),
          highest: showChance(highest.chance, language),
          highPoints: points(highest.weight),
        })
      : facts.nobody
  const waiting = { slots: forecast.waiting_slots, money: formatUsd(forecast.waiting_cents) }
  return [
    { name: facts.classrooms, value: forecast.classrooms },
    { name: facts.points, value: forecast.total_weight },
    { name: facts.waiting, value: fillText(facts.waitingOf, waiting) },
    { name: facts.odds, value: odds },
  ]
}

/** What a press of “Run now” would change, in words and counts: nobody here can see who would be matched. */
function IfRun({ forecast, isOpen }: { forecast: DrawForecast; isOpen: boolean }) {
  const { ifRun } = useTexts('drawDesk')
  const language = useLanguage()
  const words = ifRun[forecast.run_now]
  const classrooms = fillCounted(ifRun.classrooms, forecast.classrooms, language)
  const left = forecast.classrooms - forecast.picks
  return (
    <Card title={ifRun.title}>
      <div className={styles.words}>
        <p>
          {typeof words === 'string' ? words : fillCounted(words, forecast.picks, language, { classrooms })}
        </p>
        {typeof words !== 'string' && left > 0 && forecast.picks > 0 && (
          <p>{fillCounted(ifRun.left, left, language)}</p>
        )}
        {isOpen && forecast.run_now === 'fixes_and_matches' && <p>{ifRun.early}</p>}
        <p className={styles.quiet}>{ifRun.sealed}</p>
      </div>
    </Card>
  )
}

function Published({ draw }: { draw: DeskDraw }) {
  const { proof } = useTexts('drawDesk')
  const hashes = [
    { name: proof.seed, hash: draw.seed_hash },
    { name: proof.list, hash: draw.entries_hash },
    { name: proof.commitment, hash: draw.commitment_hash },
  ]
  const hasProof = draw.state === 'completed' || draw.state === 'voided'
  return (
    <Card title={proof.title}>
      <dl className={styles.hashes}>
        {hashes.map(({ name, hash }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{hash === null ? proof.notYet : <code>{hash}</code>}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.acts}>
        <Link to={paths.draw({ drawId: draw.id })}>{proof.page}</Link>
        {hasProof && <a href={drawProofPath(draw.id)}>{proof.file}</a>}
      </p>
    </Card>
  )
}

function Done({ draw }: { draw: DeskDraw }) {
  const { acts: texts } = useTexts('drawDesk')
  const language = useLanguage()
  const nobody = (act: string) => (act === 'voided' ? texts.unknown : texts.schedule)
  return (
    <Card title={texts.title}>
      <ol className={styles.story}>
        {draw.acts.map(({ act, at, by, from_starts: from }) => (
          <li key={`${act} ${at}`}>
            <b>{fillText(texts[act], { from: from ? showTime(from, 'moment', language) : '' })}</b>
            <span>
              {fillText(texts.by, { time: showTime(at, 'moment', language), by: by ?? nobody(act) })}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
