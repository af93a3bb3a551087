import { useEffect, useState } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { ListReading } from './list-page.tsx'
import { useTotalInWords } from './list-total.tsx'
import type { ListAddress } from './use-list-query.ts'

/** Longer than the pauses between letters: who types a word hears of its end alone. */
const calmMs = 1000

export type ListNewsProps = { list: ListAddress<string, string>; data: ListReading<unknown>['data'] }

/** For screen readers: how many rows there are and which page of them is shown, once that has changed and then stood still. */
export default function ListNews({ list, data }: ListNewsProps) {
  const { list: texts } = useTexts('kit')
  const sayTotal = useTotalInWords()
  const { page, pageSize } = list.query
  const last = data && Math.ceil(data.total / pageSize)
  const words = data && [
    `${sayTotal(data).whole}.`,
    last !== undefined && last > 1 && `${fillText(texts.page, { page, last })}.`,
  ]
  return <CalmStatus words={words ? words.filter(Boolean).join(' ') : undefined} />
}

/** What was there first is not news: it is read with the page. */
function CalmStatus({ words }: { words: string | undefined }) {
  const [first, setFirst] = useState(words)
  const [said, setSaid] = useState('')
  if (first === undefined && words !== undefined) setFirst(words)
  const isNews = words !== undefined && words !== (said || first)
  useEffect(() => {
    if (!isNews) return undefined
    const timer = setTimeout(() => setSaid(words), calmMs)
    return () => clearTimeout(timer)
  }, [isNews, words])
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  )
}
