import { covers } from '@tower/contract/people/duties.ts'
import { useCallback } from 'react'
import { useProfile } from '../../session/route-guard.tsx'
import { dutyOfPage } from './console-duties.ts'

/** Whether the duties of whoever looks open a page of the console. */
export function useMayOpen(): (address: string) => boolean {
  const { duties } = useProfile()
  return useCallback((address) => covers(duties, dutyOfPage(address)), [duties])
}
