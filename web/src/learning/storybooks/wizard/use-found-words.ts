import type { PrivatePlace } from '@tower/contract/learning/storybooks/private/private-place.ts'
import type { Language } from '@tower/contract/language.ts'
import { useEffect, useState } from 'react'

type Find = (text: string) => PrivatePlace[]

/** What finds words that could tell who a child is; it comes after the page stands, and undefined until then. */
export function useFindPrivate(
  students: readonly string[] | undefined,
  language: Language,
): Find | undefined {
  const [find, setFind] = useState<{ it: Find }>()
  const names = students && JSON.stringify(students)
  useEffect(() => {
    if (names === undefined) return undefined
    let isWanted = true
    void import('@tower/contract/learning/storybooks/private/find-private.ts').then(
      ({ createFindPrivate }) => {
        if (isWanted)
          setFind({ it: createFindPrivate({ students: JSON.parse(names) as string[], language }) })
      },
    )
    return () => {
      isWanted = false
    }
  }, [names, language])
  return find?.it
}
