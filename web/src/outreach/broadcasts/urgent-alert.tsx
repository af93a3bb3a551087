import type { Broadcast } from '@tower/contract/outreach/broadcasts.ts'
import { useEffect, useState } from 'react'

/** Told already, on whatever page: nobody is to hear the same alarm twice. */
const told = new Set<string>()

/** Tells screen readers of an urgent slide, once. The region stands before its words, or they would not be read. */
export function UrgentAlert({ slide }: { slide: Broadcast | undefined }) {
  const [words, setWords] = useState('')
  useEffect(() => {
    if (!slide?.is_urgent || told.has(slide.id)) return
    const timer = setTimeout(() => {
      told.add(slide.id)
      setWords(`${slide.title} ${slide.body}`)
    })
    return () => clearTimeout(timer)
  }, [slide])
  return (
    <p className="visually-hidden" role="alert">
      {words}
    </p>
  )
}
