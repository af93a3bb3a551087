import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { TeacherTool } from '@tower/contract/learning/tools.ts'
import type { ReactNode } from 'react'
import { toolQueries } from '../../../learning/tools/tools.api.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { FailedPart } from '../../failed-part.tsx'

type Readings = Readonly<Record<string, UseQueryResult>>
type DataOf<Of extends Readings> = { [Name in keyof Of]: NonNullable<Of[Name]['data']> }

export type OnceReadProps<Of extends Readings> = {
  readings: Of
  /** What is said where one of them failed. */
  failed: string
  children: (data: DataOf<Of>) => ReactNode
}

/** What needs several readings: shown once all of them are there. Where one failed, all can be tried again. */
export function OnceRead<Of extends Readings>({ readings, failed, children }: OnceReadProps<Of>) {
  const all = Object.values(readings)
  if (all.some(({ isError }) => isError))
    return (
      <FailedPart
        message={failed}
        onRetry={() => all.forEach((reading) => void reading.refetch())}
        pending={all.some(({ isFetching }) => isFetching)}
      />
    )
  if (!isComplete(readings)) return <Skeleton lines={8} />
  return children(dataOf(readings))
}

type Complete<Of extends Readings> = Of & { [Name in keyof Of]: { data: NonNullable<Of[Name]['data']> } }

function isComplete<Of extends Readings>(readings: Of): readings is Complete<Of> {
  return Object.values(readings).every(({ data }) => data !== undefined)
}

function dataOf<Of extends Readings>(readings: Complete<Of>): DataOf<Of> {
  return Object.fromEntries(Object.entries(readings).map(([name, { data }]) => [name, data])) as DataOf<Of>
}

/** What was being typed into a tool, as it was kept last. Read once: what is typed from then on is newer. */
export function useToolDraft(tool: TeacherTool) {
  return useQuery({
    ...toolQueries.drafts,
    staleTime: Infinity,
    select: ({ items }) => items.find((one) => one.tool === tool)?.fields ?? {},
  })
}
