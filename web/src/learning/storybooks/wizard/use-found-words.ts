import type { PrivateSearch } from '@tower/contract/learning/storybooks/private/find-private.ts'
import type { PrivatePlace } from '@tower/contract/learning/storybooks/private/private-place.ts'
import type { Language } from '@tower/contract/language.ts'
import { useEffect, useState } from 'react'

type Find = (text: string) => PrivatePlace[]

/** What finds words that could tell who a child is; it comes after the page stands, and undefined until then. */
export function useFindPrivate(
  students: readonly string[] | undefined,
  keptWords: readonly string[],
  language: Language,
): Find | undefined {
  const [find, setFind] = useState<{ it: Find }>()
  const search = students && JSON.stringify({ students, keptWords, asksNames: true, language })
  useEffect(() => {
    if (search === undefined) return undefined
    let isWanted = true
    void import('@tower/contract/learning/storybooks/private/find-private.ts').then(
      ({ createFindPrivate }) => {
        if (isWanted) setFind({ it: createFindPrivate(JSON.parse(search) as PrivateSearch) })
      },
    )
    return () => {
      isWanted = false
    }
  }, [search])
  return find?.it
}
