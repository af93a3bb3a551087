import { useTexts } from '../../texts/use-texts.ts'
import { FormErrors } from '../../ui/form-errors.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './inquiry-form.module.css'
import type { InquiryAnswer } from './send-inquiry.ts'

/** A field that people neither see nor reach; programs fill it in and give themselves away. */
export function Trap({ name }: { name: string }) {
  const { trap } = useTexts('inquiries')
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {trap}
        <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** What is wrong with a form that came back, above it. */
export function InquiryProblems({ answer, prefix }: { answer: InquiryAnswer | undefined; prefix: string }) {
  if (answer?.outcome !== 'refused') return null
  const errors = Object.entries(answer.faults).map(([field, message]) => ({
    field: `${prefix}-${field}`,
    message,
  }))
  return (
    <>
      {answer.failure && <Notice tone="danger">{answer.failure}</Notice>}
      <FormErrors errors={errors} />
    </>
  )
}
