import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import LiveQueries from '../../realtime/live-queries.ts'
import { readProfileAgain } from '../../session/route-guard.tsx'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { useToast } from '../../ui/toast/toast-region.tsx'
import { gatherNotices } from './arrived-notices.ts'
import { watchOwnDoing } from './own-doing.ts'

/**
 * Follows live events for staff: the bell counts along, and each new notice shows for a moment, unless it comes of what its
 * reader just did: that said so itself.
 */
export default function StaffLive() {
  const { header } = useTexts('shell')
  const language = useLanguage()
  const toast = useToast()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [onEvent] = useState(() =>
    gatherNotices((notice) =>
      toast({
        // The server writes notices in English; the names of their kinds come with the inbox.
        text:
          language === 'en'
            ? fillText(header.notice, { title: notice.title, message: notice.message })
            : header.noticeArrived,
        tone: 'info',
        action: { label: header.openNotice, onPress: () => void navigate(notice.leads_to) },
      }),
    ),
  )
  const doing = useRef<ReturnType<typeof watchOwnDoing>>(undefined)
  useEffect(() => {
    const watched = watchOwnDoing(client.getMutationCache())
    doing.current = watched
    return watched.end
  }, [client])
  return (
    <LiveQueries
      onEvent={(topic, data) => {
        if (topic === 'duties.changed') {
          readProfileAgain()
          // What was read by other duties is read anew, or is gone with its page.
          void client.invalidateQueries()
        }
        const tell = () => onEvent(topic, data)
        if (doing.current) doing.current.tellOthers(tell)
        else tell()
      }}
    />
  )
}
