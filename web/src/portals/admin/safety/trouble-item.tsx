import type { SignInReport, SignInTrouble } from '@tower/contract/oversight/safety.contract.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { showTime } from '../../../ui/time/show-time.ts'
import { RemedyButton } from './remedy-button.tsx'
import styles from './safety.module.css'

export type TroubleItemProps = {
  report: SignInReport
  /** Undefined: nothing special, and a link may be sent all the same. */
  trouble: SignInTrouble | undefined
}

/** One thing that stands in the way, in words, with what can be done about it. */
export function TroubleItem({ report, trouble }: TroubleItemProps) {
  const { signIn: texts } = useTexts('safety')
  if (!trouble) {
    const isOffered = report.troubles.some(({ remedy }) => remedy === 'send_link')
    return isOffered ? null : <RemedyButton remedy="send_link" report={report} role={null} />
  }
  const { title, then } = texts.troubles[trouble.kind]
  return (
    <div className={styles.trouble}>
      <div>
        <strong>{title}</strong>
        <p>
          <Words text={then} trouble={trouble} />
        </p>
      </div>
      {trouble.remedy && <RemedyButton remedy={trouble.remedy} report={report} role={trouble.role} />}
    </div>
  )
}

function Words({ text, trouble }: { text: string; trouble: SignInTrouble }) {
  const { roles, signIn } = useTexts('safety')
  const language = useLanguage()
  const time = (at: string | null) => (at === null ? '' : showTime(at, 'moment', language))
  return fillText(text, {
    at: time(trouble.at),
    until: time(trouble.until),
    times: trouble.times ?? 0,
    role: trouble.role ? roles[trouble.role] : '',
    words: trouble.words ?? signIn.noWords,
  })
}
