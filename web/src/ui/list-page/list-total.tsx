import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react'
import { fillText, localeOf } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'

type Total = { total: number; has_more?: boolean | undefined }

const Shown = createContext<Total | undefined>(undefined)
const Say = createContext<(total: Total | undefined) => void>(() => undefined)

/** Around a heading and the list below it: the heading says how many rows the list has. */
export function ListTotalPlace({ children }: { children: ReactNode }) {
  const [total, say] = useState<Total>()
  return (
    <Say value={say}>
      <Shown value={total}>{children}</Shown>
    </Say>
  )
}

/** Tells the heading above how many rows there are, for as long as the list stands below it. */
export function useSayTotal(data: Total | undefined): void {
  const say = useContext(Say)
  const total = data?.total
  const hasMore = data?.has_more ?? false
  useLayoutEffect(() => {
    say(total === undefined ? undefined : { total, has_more: hasMore })
  }, [say, total, hasMore])
  useEffect(() => () => say(undefined), [say])
}

/** Beside a heading: how many rows its list has, once that is known; of a page with several parts, which of them that is. */
export function ListTotal({ of: part }: { of?: string | undefined }) {
  const shown = useContext(Shown)
  const sayTotal = useTotalInWords()
  if (!shown) return null
  const { short, whole } = sayTotal(shown)
  return (
    <span>
      {part !== undefined && `${part} `}
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{whole}</span>
    </span>
  )
}

/** How many rows there are: `1,204` and `1,204 in all`; where not all were counted, `1,000+`. */
export function useTotalInWords(): (of: Total) => { short: string; whole: string } {
  const { list: texts } = useTexts('kit')
  const language = useLanguage()
  return ({ total, has_more: hasMore = false }) => {
    const count = total.toLocaleString(localeOf(language))
    const short = hasMore ? fillText(texts.more, { count }) : count
    return { short, whole: fillText(hasMore ? texts.inAllOfMore : texts.inAll, { count }) }
  }
}
