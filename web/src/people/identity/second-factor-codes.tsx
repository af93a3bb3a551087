import { useId, useState } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { copyText } from '../../ui/copy/copy-text.ts'
import { CheckField } from '../../ui/field/field.tsx'
import { CopyIcon, DownloadIcon } from '../../ui/icons/icons.tsx'
import { saveFile } from '../../ui/copy/save-file.ts'
import { showTime } from '../../ui/time/show-time.ts'
import { useSite } from '../../page/use-site.ts'
import styles from './second-factor.module.css'

export type RecoveryCodesProps = { codes: readonly string[]; email: string; onDone: () => void }

/** The ten codes, shown once: to copy, save or print. The way on opens when they are kept. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const { codes: texts, enroll } = useTexts('secondFactor')
  const heading = useSheetHeading(email)
  const [isKept, setKept] = useState(false)
  const [words, setWords] = useState('')
  const reasonId = useId()
  const sheet = `${heading}\n\n${codes.join('\n')}\n`
  const copy = async () => setWords((await copyText(sheet)) ? enroll.copied : enroll.copyFailed)
  return (
    <div className={styles.part}>
      <p>{texts.lead}</p>
      <div className={styles.sheet}>
        <p className={styles.sheetHeading}>{heading}</p>
        <ul className={styles.codes} aria-label={texts.list}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>
          <CopyIcon />
          {texts.copy}
        </Button>
        <Button onClick={() => saveFile('recovery-codes.txt', 'text/plain', sheet)}>
          <DownloadIcon />
          {texts.download}
        </Button>
        <Button onClick={() => window.print()}>{texts.print}</Button>
        <span role="status" className={styles.quiet}>
          {words}
        </span>
      </div>
      <CheckField label={texts.kept} checked={isKept} onChange={(event) => setKept(event.target.checked)} />
      <div className={styles.buttons}>
        <Button kind="primary" onClick={onDone} blockedBy={isKept ? undefined : reasonId}>
          {texts.done}
        </Button>
        {!isKept && (
          <span id={reasonId} className={styles.quiet}>
            {texts.keepFirst}
          </span>
        )}
      </div>
    </div>
  )
}

function useSheetHeading(email: string): string {
  const { codes } = useTexts('secondFactor')
  const language = useLanguage()
  const site = useSite()
  const [madeAt] = useState(() => new Date())
  return fillText(codes.sheet, { email, site: site.name, date: showTime(madeAt, 'date', language) })
}
