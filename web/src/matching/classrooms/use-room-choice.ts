import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { keepInAddress } from '../../ui/keep-in-address.ts'
import type { RoomFields } from './choose-room.ts'
import type { Room, RoomAnswer } from './find-room.ts'

/** What the page's action answers when it is asked to resolve a code. */
export type ResolveAnswer = { resolved?: RoomAnswer | undefined }

export type RoomChoiceStart = { code: string; id: string; resolved: RoomAnswer | undefined }

/**
 * Where the choice starts after a form was refused. The room that was found before stands there still: a form
 * that says it goes to the draw must not pay for a room.
 */
export function keepRoom(
  { room, resolved }: { room: RoomFields; resolved?: RoomAnswer | undefined },
  start: RoomChoiceStart,
): RoomChoiceStart {
  const isSameRoom = start.resolved?.room?.id === room.id.toLowerCase()
  return { code: room.code, id: room.id, resolved: resolved ?? (isSameRoom ? start.resolved : undefined) }
}

export type RoomChoice = {
  code: string
  typeCode: (code: string) => void
  id: string
  typeId: (id: string) => void
  /** The room behind the code that was resolved last, while it is the one chosen. */
  room: Room | undefined
  problem: string | undefined
  /** The code whose room's id stands in the id field. */
  resolvedCode: string
  isResolving: boolean
  resolve: () => void
  takeAway: () => void
}

/** Which room a gift is for: by share code, resolved through the page's own action, or by id. */
export function useRoomChoice(start: RoomChoiceStart): RoomChoice {
  const fetcher = useFetcher<ResolveAnswer>()
  const [code, setCode] = useState(start.code.toUpperCase())
  const [typed, setTyped] = useState<TypedId>()
  const [dismissed, setDismissed] = useState<RoomAnswer>()

  const latest = fetcher.data?.resolved ?? start.resolved
  const answer = latest === dismissed ? undefined : latest
  const chosen = confirmedRoom(answer)
  const id = idShown({ typed, answer, chosen, startId: start.id })
  const isOtherRoom = chosen !== undefined && id.toLowerCase() !== chosen.id
  const keptCode = codeForAddress({ answer, isOtherRoom, hasResolved: fetcher.data !== undefined })
  useEffect(() => {
    if (keptCode !== undefined) keepInAddress('code', keptCode)
  }, [keptCode])

  return {
    code,
    typeCode: (next) => setCode(next.toUpperCase()),
    id,
    typeId: (next) => setTyped({ id: next, after: answer }),
    room: isOtherRoom ? undefined : answer?.room,
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

function confirmedRoom(answer: RoomAnswer | undefined): Room | undefined {
  return answer?.room?.isConfirmed ? answer.room : undefined
}

type Resolution = { answer: RoomAnswer | undefined; isOtherRoom: boolean; hasResolved: boolean }

/** The code of whatever was resolved last: an earlier one must not come back by a reload. Undefined: as it stands. */
function codeForAddress({ answer, isOtherRoom, hasResolved }: Resolution): string | undefined {
  if (isOtherRoom) return ''
  return answer?.room?.code ?? (hasResolved ? '' : undefined)
}

type TypedId = { id: string; after: RoomAnswer | undefined }

type IdSources = {
  typed: TypedId | undefined
  answer: RoomAnswer | undefined
  chosen: Room | undefined
  startId: string
}

/** What was typed into the id field counts until a code that leads to a room is resolved after it. */
function idShown({ typed, answer, chosen, startId }: IdSources): string {
  if (typed && (typed.after === answer || !chosen)) return typed.id
  return chosen?.id ?? startId
}
