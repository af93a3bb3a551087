import type { FormAnswer } from './form-answer.ts'

/**
 * The fields of a form that a page's action answers, so that it works without a script: what was sent stands in them again,
 * and each says what is wrong with it. Their ids are those that `FormProblems` leads to.
 */
export function fieldsOfAnswer<Name extends string>(answer: FormAnswer | undefined, prefix: string) {
  return (name: Name) => ({
    name,
    id: `${prefix}-${name}`,
    defaultValue: answer?.values[name],
    error: answer?.faults[name],
  })
}
