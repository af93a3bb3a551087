import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { keepInAddress } from '../../page/keep-in-address.ts'
import type { ClassroomFields } from './choose-classroom.ts'
import type { Classroom, ClassroomAnswer } from './find-classroom.ts'

/** What the page's action answers when it is asked to resolve a code. */
export type ResolveAnswer = { resolved?: ClassroomAnswer | undefined }

export type ClassroomChoiceStart = { code: string; id: string; resolved: ClassroomAnswer | undefined }

/**
 * Where the choice starts after a form was refused. The classroom that was found before stands there still: a form
 * that says it goes to the draw must not pay for a classroom.
 */
export function keepClassroom(
  { classroom, resolved }: { classroom: ClassroomFields; resolved?: ClassroomAnswer | undefined },
  start: ClassroomChoiceStart,
): ClassroomChoiceStart {
  const isSameClassroom = start.resolved?.classroom?.id === classroom.id.toLowerCase()
  return {
    code: classroom.code,
    id: classroom.id,
    resolved: resolved ?? (isSameClassroom ? start.resolved : undefined),
  }
}

export type ClassroomChoice = {
  code: string
  typeCode: (code: string) => void
  id: string
  typeId: (id: string) => void
  /** The classroom behind the code that was resolved last, while it is the one chosen. */
  classroom: Classroom | undefined
  problem: string | undefined
  /** The code whose classroom's id stands in the id field. */
  resolvedCode: string
  isResolving: boolean
  resolve: () => void
  takeAway: () => void
}

/** Which classroom a gift is for: by share code, resolved through the page's own action, or by id. */
export function useClassroomChoice(start: ClassroomChoiceStart): ClassroomChoice {
  const fetcher = useFetcher<ResolveAnswer>()
  const [code, setCode] = useState(start.code.toUpperCase())
  const [typed, setTyped] = useState<TypedId>()
  const [dismissed, setDismissed] = useState<ClassroomAnswer>()

  const latest = fetcher.data?.resolved ?? start.resolved
  const answer = latest === dismissed ? undefined : latest
  const chosen = confirmedClassroom(answer)
  const id = idShown({ typed, answer, chosen, startId: start.id })
  const isOtherClassroom = chosen !== undefined && id.toLowerCase() !== chosen.id
  const keptCode = codeForAddress({ answer, isOtherClassroom, hasResolved: fetcher.data !== undefined })
  useEffect(() => {
    if (keptCode !== undefined) keepInAddress('code', keptCode)
  }, [keptCode])

  return {
    code,
    typeCode: (next) => setCode(next.toUpperCase()),
    id,
    typeId: (next) => setTyped({ id: next, after: answer }),
    classroom: isOtherClassroom ? undefined : answer?.classroom,
    problem: answer?.problem,
    resolvedCode: chosen?.code ?? '',
    isResolving: fetcher.state !== 'idle',
    resolve: () => {
      if (code.trim() !== '') void fetcher.submit({ intent: 'resolve', code }, { method: 'post' })
    },
    takeAway: () => {
      setCode('')
      keepInAddress('code', '')
      setDismissed(latest)
      setTyped({ id: '', after: undefined })
    },
  }
}

function confirmedClassroom(answer: ClassroomAnswer | undefined): Classroom | undefined {
  return answer?.classroom?.isConfirmed ? answer.classroom : undefined
}

type Resolution = { answer: ClassroomAnswer | undefined; isOtherClassroom: boolean; hasResolved: boolean }

/** The code of whatever was resolved last: an earlier one must not come back by a reload. Undefined: as it stands. */
function codeForAddress({ answer, isOtherClassroom, hasResolved }: Resolution): string | undefined {
  if (isOtherClassroom) return ''
  return answer?.classroom?.code ?? (hasResolved ? '' : undefined)
}

type TypedId = { id: string; after: ClassroomAnswer | undefined }

type IdSources = {
  typed: TypedId | undefined
  answer: ClassroomAnswer | undefined
  chosen: Classroom | undefined
  startId: string
}

/** What was typed into the id field counts until a code that leads to a classroom is resolved after it. */
function idShown({ typed, answer, chosen, startId }: IdSources): string {
  if (typed && (typed.after === answer || !chosen)) return typed.id
  return chosen?.id ?? startId
}
