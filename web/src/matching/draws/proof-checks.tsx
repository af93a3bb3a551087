import type { RandomnessSource } from '@tower/contract/matching/tower-draw-chain.ts'
import type { ProofCheck, ProofCheckName, ProofVerdict } from '@tower/contract/matching/tower-draw-verify.ts'
import type { ReactNode } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CheckIcon, CloseIcon } from '../../ui/icons/icons.tsx'
import styles from './proof-checks.module.css'
import type { Verification } from './verification.ts'

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

export type ProofChecksProps = {
  verification: Verification
  /** Whose number the page says decided the draw. */
  source: RandomnessSource
}

/** The checks of a draw as this browser made them, link by link: what each proves, and what it cannot. */
export default function ProofChecks({ verification, source }: ProofChecksProps) {
  const { verify } = useTexts('draws').one
  const verdict = verification.state === 'done' ? verification.verdict : undefined
  return (
    <>
      <ol className={styles.checks}>
        {checkNames.map((name) => (
          <Check key={name} {...{ name, verdict, source: verdict?.source ?? source }} />
        ))}
        <SaysWhatStandsHere verification={verification} />
      </ol>
      {verification.state === 'done' && (
        <p className={styles.took}>{fillText(verify.took, { milliseconds: verification.milliseconds })}</p>
      )}
    </>
  )
}

type CheckProps = { name: ProofCheckName; verdict: ProofVerdict | undefined; source: RandomnessSource }

function Check({ name, verdict, source }: CheckProps) {
  const { verify } = useTexts('draws').one
  const check = verdict?.checks.find((one) => one.name === name)
  const words = {
    ...verify.checks[name],
    ...(name === 'public_value' && source !== 'drand' && verify.sources[source]),
  }
  return (
    <Step isGood={check?.ok} words={words}>
      {check?.ok && (
        <span className={styles.hash}>
          {name === 'winners' && verdict ? <Points verdict={verdict} /> : check.found}
        </span>
      )}
      {check?.ok === false && <Failure name={name} check={check} />}
    </Step>
  )
}

/** The last check: the file says nothing else than this page, which a file that is forged as a whole would. */
function SaysWhatStandsHere({ verification }: { verification: Verification }) {
  const { verify } = useTexts('draws').one
  const different = verification.state === 'done' ? verification.different : undefined
  const isGood = different && different.length === 0
  return (
    <Step isGood={isGood} words={verify.published}>
      {different && !isGood && (
        <span className={styles.parts}>
          {fillText(verify.different, { parts: different.map((part) => verify.parts[part]).join('; ') })}
        </span>
      )}
    </Step>
  )
}

type StepProps = {
  /** Undefined before anything was checked. */
  isGood: boolean | undefined
  words: { name: string; proves: string; cannot: string }
  children: ReactNode
}

function Step({ isGood, words, children }: StepProps) {
  const { verify } = useTexts('draws').one
  const state = isGood === undefined ? 'waiting' : isGood ? 'good' : 'bad'
  const word = { waiting: verify.waiting, good: verify.checked, bad: verify.broken }[state]
  return (
    <li data-state={state}>
      <span className={styles.sign}>
        {state === 'good' && <CheckIcon size={22} />}
        {state === 'bad' && <CloseIcon size={22} />}
      </span>
      <div>
        <b>{words.name}</b>
        <span className="visually-hidden">: {word}</span>
        <p>
          <em>{verify.proves}</em> {words.proves}
        </p>
        <p>
          <em>{verify.cannot}</em> {words.cannot}
        </p>
        {children}
      </div>
    </li>
  )
}

function Failure({ name, check }: { name: ProofCheckName; check: ProofCheck }) {
  const { verify } = useTexts('draws').one
  return (
    <>
      <span className={styles.parts}>{verify.failures[name]}</span>
      <details>
        <summary>{verify.details}</summary>
        <Hash>{fillText(verify.expected, { expected: check.expected })}</Hash>
        <Hash>{fillText(verify.found, { found: check.found })}</Hash>
      </details>
    </>
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
