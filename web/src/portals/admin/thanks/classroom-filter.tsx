import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ClassroomPick } from '../../../outreach/mailings/classroom-pick.tsx'
import { mailingQueries } from '../../../outreach/mailings/mailings.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { OwnFilterProps } from '../../../ui/list-page/filter-field.ts'

/** Narrows a list to the givers of a classroom: the address has its id, staff read and type its name. */
export function ClassroomFilter({ name, value, shown = '', choose }: OwnFilterProps) {
  // What was typed while another one was chosen is gone with that one.
  const [begun, setBegun] = useState<{ typed: string; value: string }>()
  const typed = begun?.value === value ? begun.typed : undefined
  return (
    <div>
      <ClassroomPick
        typed={typed ?? shown}
        isPicked={typed === undefined && value !== ''}
        onType={(next) => {
          setBegun({ typed: next, value })
          if (next.trim() === '' && value !== '') choose('')
        }}
        onPick={({ id }) => {
          setBegun(undefined)
          choose(id)
        }}
      />
      <input type="hidden" name={name} value={value} />
    </div>
  )
}

/** How the classroom is called that the address narrows the list to; of one that is not there any more, that it isn't. */
export function useFilteredClassroom(): string | undefined {
  const { gone } = useTexts('classroomPick')
  const [address] = useSearchParams()
  const id = address.get('classroom') ?? ''
  const { data } = useQuery({ ...mailingQueries.classroom(id), enabled: id !== '', retry: false })
  if (id === '') return undefined
  // Not read yet, or it could not be: nobody knows whether it is gone.
  return data ? (data.items[0]?.name ?? gone) : '…'
}
