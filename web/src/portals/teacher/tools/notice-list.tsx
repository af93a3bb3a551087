import { Stack } from '../../../ui/layout/layout.tsx'
import { Notice, type NoticeProps } from '../../../ui/notice/notice.tsx'

export type NoticeListProps = Pick<NoticeProps, 'tone' | 'announce'> & {
  title?: string
  items: readonly string[]
  /** Of more than this the rest is left out. */
  most?: number
}

/** Sentences of one kind below each other; nothing where there are none. */
export function NoticeList({ title, items, most = items.length, ...notice }: NoticeListProps) {
  if (items.length === 0) return null
  return (
    <Notice {...notice}>
      {title && <b>{title}</b>}
      <Stack as="ul" gap={1} bullets>
        {items.slice(0, most).map((item) => (
          <li key={item}>{item}</li>
        ))}
        {items.length > most && <li>…</li>}
      </Stack>
    </Notice>
  )
}
