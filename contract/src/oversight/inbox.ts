import { z } from 'zod'

export const inboxErrors = {} as const

/** The bell says no more than this: beyond it, the exact number helps nobody. */
export const mostUnseenShown = 99

export const NotificationId = z.guid().toLowerCase().brand<'NotificationId'>()
export type NotificationId = z.infer<typeof NotificationId>

/** A notice in the staff inbox. Staff share it: what one has read, all have. */
export const AdminNotification = z.object({
  id: NotificationId,
  type: z.string(),
  title: z.string(),
  message: z.string(),
  created_at: z.string(),
  /** When it was marked read; null while nobody did. */
  read_at: z.string().nullable(),
})
export type AdminNotification = z.infer<typeof AdminNotification>
