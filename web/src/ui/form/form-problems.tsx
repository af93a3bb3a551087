import type { FormAnswer } from './form-answer.ts'
import { FormErrors } from './form-errors.tsx'
import { Notice } from '../notice/notice.tsx'

/** What is wrong with a form that came back, above it. The ids of its fields are `prefix-name`. */
export function FormProblems({ answer, prefix }: { answer: FormAnswer | undefined; prefix: string }) {
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
