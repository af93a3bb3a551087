import type { Language } from '@tower/contract/language.ts'
import { nominationEndpoints } from '@tower/contract/matching/nominations.contract.ts'
import { isCallError } from '../../api/call-error.ts'
import { explainRefusal } from '../../api/explain-error.ts'
import type { PageContext } from '../../api/load-context.ts'
import type { Texts, TextsOf } from '../../texts/texts.ts'
import { textOf } from '../../ui/form/form-text.ts'
import type { ClassroomLookup } from './classroom-lookup.ts'
import { fillSuffixes } from './school-suffixes.ts'

export type RequestField = 'classroom' | 'name' | 'email'

/** What became of a teacher's request for a confirmation link, and what was typed. */
export type RequestAnswer = {
  kind: 'request'
  outcome: 'done' | 'failed'
  problems: Partial<Record<RequestField, string>>
  /** What is wrong with the sending, where more can be said than that it failed. */
  failure?: string | undefined
  /** The address is none of a school's: there is another way for whoever has no such address. */
  isNoSchools?: boolean
  values: Record<RequestField, string>
}

/** Asks for a teacher's confirmation link, for a page's action. */
export async function sendConfirmationRequest(
  { call, site }: Pick<PageContext, 'call' | 'site'>,
  form: FormData,
  { nominations: texts, refusals, language }: TextsOf<'nominations' | 'refusals'> & { language: Language },
  findClassroomId: ClassroomLookup,
): Promise<RequestAnswer> {
  const values = {
    classroom: textOf(form, 'classroom'),
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
  }
  const failed = (problems: RequestAnswer['problems'], failure?: string): RequestAnswer => ({
    kind: 'request',
    outcome: 'failed',
    problems,
    failure,
    values,
  })
  const missing = findMissing(values, texts)
  if (Object.keys(missing).length > 0) return failed(missing)
  const found = await findClassroomId(values.classroom)
  if ('problem' in found) return failed({ classroom: found.problem })
  try {
    const body = {
      classroom_id: found.id,
      teacher_display_name: values.name,
      teacher_edu_email: values.email,
      locale: language,
    }
    await call(nominationEndpoints.requestConfirmation, { body })
    return { kind: 'request', outcome: 'done', problems: {}, values }
  } catch (error) {
    if (!isCallError(error)) throw error
    const problem = explainRefusal(error, texts.refused)
    const isNoSchools = error.code === 'nominations.not_edu'
    const field = isNoSchools ? 'email' : 'classroom'
    const problems = problem ? { [field]: fillSuffixes(problem, site) } : {}
    return { ...failed(problems, explainRefusal(error, refusals)), isNoSchools }
  }
}

function findMissing(
  values: RequestAnswer['values'],
  texts: Texts['nominations'],
): RequestAnswer['problems'] {
  return {
    ...(values.classroom === '' ? { classroom: texts.classroomRequired } : {}),
    ...(values.name === '' ? { name: texts.request.nameRequired } : {}),
    ...(values.email === '' ? { email: texts.request.emailRequired } : {}),
  }
}
