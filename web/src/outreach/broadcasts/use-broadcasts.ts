import type { Broadcast } from '@tower/contract/outreach/broadcasts.ts'
import { useEffect, useMemo, useState } from 'react'
import { useLanguage } from '../../texts/use-texts.ts'
import { createAskBroadcasts } from './ask-broadcasts.ts'
import { pollBroadcasts } from './poll-broadcasts.ts'
import { chooseShown } from './slide-time.ts'

/** The slides to show, from what came with the page and then as they change. */
export function useBroadcasts(first: readonly Broadcast[]): readonly Broadcast[] {
  const language = useLanguage()
  const [items, setItems] = useState(first)
  useEffect(() => pollBroadcasts({ ask: createAskBroadcasts(language), onItems: setItems }), [language])
  return useMemo(() => chooseShown(items), [items])
}
