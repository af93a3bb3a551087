import { cutText } from '@tower/contract/cut-text.ts'
import type { CallOptions } from '@tower/contract/client.ts'
import type { CallInput } from '@tower/contract/endpoint.ts'
import type { Language } from '@tower/contract/language.ts'
import {
  namedClassroomEndpoints,
  NamedClassroomBody,
} from '@tower/contract/matching/named-classrooms.contract.ts'
import { namedClassroomLengths as lengths } from '@tower/contract/matching/named-classrooms.ts'
import { nominationEndpoints, TeacherNominationBody } from '@tower/contract/matching/nominations.contract.ts'
import { isUsState } from '@tower/contract/us-states.ts'
import { isCallError } from '../../api/call-error.ts'
import { explainError } from '../../api/explain-error.ts'
import type { PageContext } from '../../api/load-context.ts'
import { takeGiver } from '../../session/take-giver.ts'
import type { TextsOf } from '../../texts/texts.ts'
import { textOf } from '../../ui/form/form-text.ts'
import {
  type FoundPlaces,
  type NamedAnswer,
  type NamedField,
  namedFields,
  readChoice,
} from './named-answer.ts'

type Words = TextsOf<'teacherNomination' | 'refusals'>
type Values = NamedAnswer['values']
type Call = PageContext['call']
type Said = { values: Values; texts: Words; account: Pick<CallOptions, 'bearer'>; language: Language }

/**
 * Answers the form that nominates, for a page's action: looks up what was typed, nominates what was chosen or said in full, or keeps
 * the five fields for staff to place.
 */
export async function sendNamedNomination(
  call: Call,
  form: FormData,
  { texts, language }: { texts: Words; language: Language },
): Promise<NamedAnswer> {
  const account = takeGiver(form)
  const values = Object.fromEntries(namedFields.map((name) => [name, textOf(form, name)])) as Values
  const said = { values, texts, account, language }
  try {
    return form.get('intent') === 'find' ? await look(call, said) : await nominate(call, said)
  } catch (error) {
    if (!isCallError(error)) throw error
    const { refused, failed } = texts.teacherNomination
    const words = { ...texts.refusals, ...refused }
    const faults =
      error.code === 'nominations.not_edu' ? { teacher_email: refused['nominations.not_edu'] } : {}
    const failure = explainError(error, { refused: words, quotes: 'plain text', failed })
    return { outcome: 'refused', values, faults, failure, status: error.status }
  }
}

async function look(call: Call, { values, texts }: Said): Promise<NamedAnswer> {
  const { teacher_name: teacher, school, city } = values
  const { findNothing } = texts.teacherNomination
  if (teacher + school + city === '') return refuse(values, { teacher_name: findNothing })
  return { outcome: 'found', values, faults: {}, found: await find(call, values), status: 200 }
}

/** What is longer than any name is looked up as far as names go. */
function find(call: Call, { teacher_name: teacher, school, city, state }: Values): Promise<FoundPlaces> {
  const query = {
    teacher: cutText(teacher, lengths.teacher),
    school: cutText(school, lengths.school),
    city: cutText(city, lengths.city),
    ...(isUsState(state) && { state }),
  }
  return call(namedClassroomEndpoints.find, { query })
}

async function nominate(call: Call, said: Said): Promise<NamedAnswer> {
  const { values, texts } = said
  const choice = readChoice(values.choice)
  const hasPlace = values.city !== '' || values.state !== ''
  if (!choice && !hasPlace) return keep(call, said)
  const { errors } = texts.teacherNomination
  const unplaced = !choice && {
    ...(values.city === '' && { city: errors.city }),
    ...(!isUsState(values.state) && { state: errors.state }),
  }
  const body = bodyOf(said)
  const parsed = NamedClassroomBody.safeParse(body)
  const faults = { ...(parsed.success ? {} : faultsOf(parsed.error.issues, texts)), ...unplaced }
  if (!parsed.success || Object.keys(faults).length > 0) return refuse(values, faults)
  const nominated = await callAs(said, (options) =>
    call(namedClassroomEndpoints.nominate, { body: parsed.data }, options),
  )
  return { outcome: 'nominated', values, faults: {}, nominated, status: 200 }
}

function bodyOf({ values, language }: Said): CallInput<typeof namedClassroomEndpoints.nominate>['body'] {
  const { nominator_name, nominator_email, teacher_email, reason, teacher_name, school, city, state } = values
  const nominator = {
    ...{ nominator_name, nominator_email, reason, locale: language },
    ...(teacher_email !== '' && { teacher_email }),
  }
  const choice = readChoice(values.choice)
  if (choice?.kind === 'classroom') return { ...nominator, classroom_id: choice.id }
  if (choice) return { ...nominator, teacher_name, school_id: choice.id }
  return { ...nominator, teacher_name, school, city, ...(isUsState(state) && { state }) }
}

/** The five fields are enough: staff place the nomination, and whoever made it may say what they know of the place. */
async function keep(call: Call, { values, texts }: Said): Promise<NamedAnswer> {
  const parsed = TeacherNominationBody.safeParse(values)
  if (!parsed.success) return refuse(values, faultsOf(parsed.error.issues, texts))
  await call(nominationEndpoints.nominateTeacher, { body: parsed.data })
  return { outcome: 'kept', values, faults: {}, found: await find(call, values), status: 200 }
}

function refuse(values: Values, faults: NamedAnswer['faults']): NamedAnswer {
  return { outcome: 'refused', values, faults, status: 400 }
}

function faultsOf(
  issues: readonly { code: string; path: readonly PropertyKey[] }[],
  { teacherNomination: { errors, tooLong } }: Words,
): NamedAnswer['faults'] {
  const faults: Partial<Record<NamedField, string>> = {}
  for (const { code, path } of issues) {
    const field = namedFields.find((name) => name === path[0])
    if (field === undefined || field === 'choice') continue
    faults[field] ??= code === 'too_big' ? tooLong : errors[field]
  }
  return faults
}

/** Calls for the account; where its session is over, as any visitor, so that no nomination is lost. */
async function callAs<Answer>(
  { account }: Said,
  send: (options: Pick<CallOptions, 'bearer'>) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send(account)
  } catch (error) {
    if (account.bearer === undefined || !isCallError(error) || error.status !== 401) throw error
    return send({})
  }
}
