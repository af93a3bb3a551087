import type { DrawSummary } from '@tower/contract/matching/draw-views.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { GoLink } from '../../ui/button/button.tsx'
import styles from './coming-draws.module.css'
import { DrawMoment } from './draw-moment.tsx'
import { drawName } from './draw-name.ts'
import { DrawStateChip } from './draw-state-chip.tsx'
import { SealedFacts } from './sealed-facts.tsx'

/** The draws to come, the next one first, each with the fingerprint of its sealed seed. */
export function ComingDraws({ draws }: { draws: readonly DrawSummary[] }) {
  const { list, one } = useTexts('draws')
  const language = useLanguage()
  if (draws.length === 0) return <p>{list.noComing}</p>
  return (
    <ul className={styles.draws}>
      {draws.map((draw) => (
        <li key={draw.id}>
          <div>
            <h3>{drawName(draw, one.title, language)}</h3>
            <DrawMoment at={draw.runs_at ?? draw.slot_starts} />
            <GoLink to={paths.draw({ drawId: draw.id })}>{list.open}</GoLink>
          </div>
          <div className={styles.state}>
            <DrawStateChip state={draw.state} />
            <span>{fillText(list.capacity, { count: draw.capacity })}</span>
          </div>
          <SealedFacts items={[{ name: list.sealedSeed, hash: draw.seed_hash }]} />
        </li>
      ))}
    </ul>
  )
}
