import { drawProofPath } from '@tower/contract/matching/draw-proof.ts'
import { useEffect, useMemo, useRef } from 'react'
import { CheckOutcome } from '../../../matching/draws/check-outcome.tsx'
import type { PublishedDraw } from '../../../matching/draws/compare-published.ts'
import { useVerification } from '../../../matching/draws/use-verification.ts'
import { isRefuted, type Verification } from '../../../matching/draws/verification.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { DownIcon, DownloadIcon } from '../../../ui/icons/icons.tsx'
import { late } from '../../../ui/late/late.tsx'
import type { LoadedDraw } from '../load-draw.ts'
import styles from './verify-card.module.css'

const ProofChecks = late(() => import('../../../matching/draws/proof-checks.tsx'))

/** A proof of this many classrooms is checked without asking; a larger one when the visitor wants it. */
const checkedUnasked = 5_000

/** The check of a draw in this browser: what it came to, and folded, what each part of it proves. */
export function VerifyCard({ found }: { found: LoadedDraw }) {
  const { verify } = useTexts('draws').one
  const { draw } = found
  const proofUrl = drawProofPath(draw.id)
  const { verification, run } = useVerification(
    { drawId: draw.id, proofUrl, published: usePublished(found) },
    (draw.entries_count ?? 0) <= checkedUnasked,
  )
  const checks = useOpenWhere(isRefuted(verification))
  return (
    <section className={styles.card} aria-labelledby="verify">
      <h2 id="verify" className="visually-hidden">
        {verify.title}
      </h2>
      <div className={styles.top}>
        <CheckOutcome verification={verification} />
        <div className={styles.buttons}>
          <RunButton verification={verification} onRun={() => void run()} />
          <ButtonLink to={proofUrl} reloadDocument download>
            <DownloadIcon />
            {verify.download}
          </ButtonLink>
        </div>
      </div>
      <noscript>
        <p className={styles.note}>{verify.needsScript}</p>
      </noscript>
      <details ref={checks} className={styles.checks}>
        <summary>
          {verify.what}
          <DownIcon />
        </summary>
        <ProofChecks verification={verification} source={draw.beacon?.source ?? 'none'} />
      </details>
    </section>
  )
}

function RunButton({ verification, onRun }: { verification: Verification; onRun: () => void }) {
  const { verify } = useTexts('draws').one
  const isRunning = verification.state === 'running'
  const word =
    verification.state === 'done' ? verify.again : isRefuted(verification) ? verify.retry : verify.run
  return (
    <Button onClick={onRun} pending={isRunning} pendingLabel={verify.running.title}>
      {word}
    </Button>
  )
}

/** Unfolds by itself where something is wrong; otherwise it is the visitor's own. */
function useOpenWhere(isWrong: boolean) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isWrong && details.current) details.current.open = true
  }, [isWrong])
  return details
}

/** What stands on this page, for the check to compare the proof with. */
function usePublished({ draw, picks, entries }: LoadedDraw): PublishedDraw {
  return useMemo(
    () => ({
      seedHash: draw.seed_hash,
      entriesHash: draw.entries_hash,
      commitmentHash: draw.commitment_hash,
      frozenAt: draw.published_at ?? draw.frozen_at,
      beacon: draw.beacon,
      assigned: draw.assigned,
      picks,
      entries,
    }),
    [draw, picks, entries],
  )
}
