import type { Verification } from '../../../matching/draws/verification.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { DownloadIcon } from '../../../ui/icons/icons.tsx'
import { late } from '../../../ui/late/late.tsx'
import { Lead, Section } from '../../../ui/section/section.tsx'
import styles from './verify-band.module.css'

const VerifyPanel = late(() => import('../../../matching/draws/verify-panel.tsx'))

export type VerifyBandProps = { proofUrl: string; verification: Verification; onRun: () => void }

/** The proof to take away, and the check in this browser. */
export function VerifyBand({ proofUrl, verification, onRun }: VerifyBandProps) {
  const { verify } = useTexts('draws').one
  return (
    <Section tone="band" labelledBy="verify">
      <div className={styles.columns}>
        <div>
          <h2 id="verify">{verify.title}</h2>
          <Lead className={styles.lead}>{verify.lead}</Lead>
          <ButtonLink kind="pencil" to={proofUrl} reloadDocument download className={styles.download}>
            <DownloadIcon />
            {verify.download}
          </ButtonLink>
          <p className={styles.command}>{verify.command}</p>
          <code>npm run tower -- verify-draw proof.json</code>
        </div>
        <VerifyPanel waiting={<div className={styles.place} />} verification={verification} onRun={onRun} />
      </div>
    </Section>
  )
}
