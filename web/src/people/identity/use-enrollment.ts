import { secondFactorEndpoints } from '@tower/contract/people/second-factor.contract.ts'
import { useState } from 'react'
import { browserCall } from '../../session/browser-call.ts'
import { explainError } from '../../api/explain-error.ts'
import { proofErrors } from '../../session/proof-words.ts'
import { beginFactor, type BegunFactor, giveCode } from '../../session/second-factor.ts'
import { useStepUp } from '../../session/step-up.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { useSite } from '../../page/use-site.ts'

/** `idle` nothing was asked for · `starting` · `open` picture and key are shown · `on` confirmed, the codes are to be kept. */
export type EnrollmentStage = 'idle' | 'starting' | 'open' | 'on'

export type Enrollment = {
  stage: EnrollmentStage
  factor: BegunFactor | undefined
  codes: readonly string[] | undefined
  fault: string | undefined
  isConfirming: boolean
  begin: () => Promise<void>
  confirm: (digits: string) => void
  makeCodes: () => void
}

/** The steps of setting up an app, and what went wrong last. */
export function useEnrollment(): Enrollment {
  const { stepUp: words } = useTexts('portal')
  const site = useSite()
  const stepUp = useStepUp()
  const [stage, setStage] = useState<EnrollmentStage>('idle')
  const [factor, setFactor] = useState<BegunFactor>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [fault, setFault] = useState<string>()
  const [isConfirming, setConfirming] = useState(false)

  async function begin() {
    setStage('starting')
    setFault(undefined)
    try {
      setFactor(await stepUp(() => beginFactor(site.name)))
      setStage('open')
    } catch (error) {
      setFault(explainError(error, proofErrors(words.errors)))
      setStage('idle')
    }
  }
  async function run(work: () => Promise<void>) {
    if (isConfirming) return
    setConfirming(true)
    setFault(undefined)
    try {
      await work()
    } catch (error) {
      setFault(explainError(error, proofErrors(words.errors)))
    }
    setConfirming(false)
  }
  async function fetchCodes() {
    setCodes((await stepUp(() => browserCall(secondFactorEndpoints.makeRecoveryCodes, {}))).recovery_codes)
  }
  const confirm = (digits: string) =>
    void run(async () => {
      if (!factor) return
      await giveCode(factor.id, digits)
      setStage('on')
      await fetchCodes()
    })
  return { stage, factor, codes, fault, isConfirming, begin, confirm, makeCodes: () => void run(fetchCodes) }
}
