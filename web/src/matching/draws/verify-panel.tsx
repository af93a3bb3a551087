import type { ProofCheck, ProofCheckName, ProofVerdict } from '@tower/contract/matching/tower-draw-verify.ts'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { CheckIcon, CloseIcon, ShieldIcon, WarningIcon } from '../../ui/icons/icons.tsx'
import { useCountWord } from './use-count-word.ts'
import { isProven, type Verification } from './verification.ts'
import styles from './verify-panel.module.css'

const checkNames: readonly ProofCheckName[] = [
  'entries',
  'commitment',
  'seed_sealed',
  'public_value',
  'seed_opened',
  'winners',
]
/** So many points are written out; the proof has the others. */
const shownPoints = 12
const shownLetters = 300

export type VerifyPanelProps = { verification: Verification; onRun: () => void }

/** The checks of a draw as this browser made them, link by link. */
export default function VerifyPanel({ verification, onRun }: VerifyPanelProps) {
  const { verify } = useTexts('draws').one
  const verdict = verification.state === 'done' ? verification.verdict : undefined
  const isRunning = verification.state === 'running'
  return (
    <div className={styles.panel}>
      <Outcome verification={verification} />
      <ol>
        {checkNames.map((name) => (
          <Check
            key={name}
            name={name}
            check={verdict?.checks.find((check) => check.name === name)}
            verdict={verdict}
          />
        ))}
        <SaysWhatStandsHere verification={verification} />
      </ol>
      {verdict?.checks.some(({ name, ok }) => name === 'public_value' && ok) && (
        <p className={styles.source}>{verify.sources[verdict.source]}</p>
      )}
      <div className={styles.end}>
        <Button onClick={onRun} pending={isRunning} pendingLabel={verify.running}>
          {verdict ? verify.again : verification.state === 'idle' || isRunning ? verify.run : verify.retry}
        </Button>
        {verification.state === 'done' && (
          <span className={styles.took}>
            {fillText(verify.took, { milliseconds: verification.milliseconds })}
          </span>
        )}
      </div>
      <noscript>
        <p className={styles.took}>{verify.needsScript}</p>
      </noscript>
    </div>
  )
}

function Outcome({ verification }: { verification: Verification }) {
  const { verify } = useTexts('draws').one
  const language = useLanguage()
  const countWord = useCountWord()
  if (verification.state === 'idle' || verification.state === 'running') {
    return (
      <p className={styles.outcome} role="status">
        <ShieldIcon size={26} />
        {verification.state === 'idle' ? verify.idle : verify.running}
      </p>
    )
  }
  if (verification.state === 'done' && isProven(verification)) {
    const count = verification.verdict.picks.length
    return (
      <p className={styles.outcome} data-tone="good" role="status">
        <ShieldIcon size={26} />
        {count === 0
          ? verify.passedNone
          : fillCounted(verify.passed, count, language, { count: countWord(count) })}
      </p>
    )
  }
  const words =
    verification.state !== 'done'
      ? verify[verification.state]
      : verification.verdict.ok
        ? verify.differs
        : verify.failed
  return (
    <p className={styles.outcome} data-tone="bad" role="alert">
      <WarningIcon size={26} />
      {words}
    </p>
  )
}

/** The last check: the file says nothing else than this page, which a file that is forged as a whole would. */
function SaysWhatStandsHere({ verification }: { verification: Verification }) {
  const { verify } = useTexts('draws').one
  const different = verification.state === 'done' ? verification.different : undefined
  const isGood = different?.length === 0
  return (
    <li data-state={different === undefined ? 'waiting' : isGood ? 'good' : 'bad'}>
      <span className={styles.sign}>
        {different && (isGood ? <CheckIcon size={22} /> : <CloseIcon size={22} />)}
      </span>
      <div>
        <b>{verify.published}</b>
        <span className="visually-hidden">
          : {different === undefined ? verify.waiting : isGood ? verify.checked : verify.broken}
        </span>
        {different && !isGood && (
          <span className={styles.parts}>
            {fillText(verify.different, { parts: different.map((part) => verify.parts[part]).join('; ') })}
          </span>
        )}
      </div>
    </li>
  )
}

type CheckProps = { name: ProofCheckName; check: ProofCheck | undefined; verdict: ProofVerdict | undefined }

function Check({ name, check, verdict }: CheckProps) {
  const { verify } = useTexts('draws').one
  const state = check === undefined ? verify.waiting : check.ok ? verify.checked : verify.broken
  return (
    <li data-state={check === undefined ? 'waiting' : check.ok ? 'good' : 'bad'}>
      <span className={styles.sign}>
        {check && (check.ok ? <CheckIcon size={22} /> : <CloseIcon size={22} />)}
      </span>
      <div>
        <b>{verify.checks[name]}</b>
        <span className="visually-hidden">: {state}</span>
        {check?.ok && (
          <span className={styles.hash}>
            {name === 'winners' && verdict ? <Points verdict={verdict} /> : check.found}
          </span>
        )}
        {check?.ok === false && (
          <>
            <span className={styles.parts}>{verify.failures[name]}</span>
            <details>
              <summary>{verify.details}</summary>
              <Hash>{fillText(verify.expected, { expected: check.expected })}</Hash>
              <Hash>{fillText(verify.found, { found: check.found })}</Hash>
            </details>
          </>
        )}
      </div>
    </li>
  )
}

/** A fingerprint, or a list of winners, which may be long. */
function Hash({ children }: { children: string }) {
  const text = children.length > shownLetters ? `${children.slice(0, shownLetters)}…` : children
  return <span className={styles.hash}>{text}</span>
}

function Points({ verdict }: { verdict: ProofVerdict }) {
  const { verify } = useTexts('draws').one
  const points = verdict.picks
    .slice(0, shownPoints)
    .map(({ r, remainingWeight }) => fillText(verify.pointOf, { r, total: remainingWeight }))
  if (points.length === 0) return null
  const rest = verdict.picks.length > shownPoints ? ', …' : ''
  return fillText(verify.points, { points: points.join(', ') + rest })
}
