import { useEffect } from 'react'
import { yieldToWork } from './yield-to-work.ts'

/** NUMA's button on a public page gives way to what it would cover. Comes late: a first visit needs none of it to be read. */
export default function NumaStepsAside() {
  useEffect(() => yieldToWork(() => document.querySelector('[data-numa]')), [])
  return null
}
