import { useEffect, useState } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { showTime } from '../../ui/time/show-time.ts'

const everyMs = 15_000

/** What the clock shows at the office, kept right while the page stands open. `start` is the server's instant. */
export function EasternTime({ start }: { start: string }) {
  const { contact } = useTexts('inquiries')
  const language = useLanguage()
  const [now, setNow] = useState(start)
  useEffect(() => {
    const tick = () => setNow(new Date().toISOString())
    tick()
    const timer = setInterval(tick, everyMs)
    return () => clearInterval(timer)
  }, [])
  return <time dateTime={now}>{fillText(contact.hours.now, { time: showTime(now, 'time', language) })}</time>
}
