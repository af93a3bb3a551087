import type { Tx } from '../../../database/database.ts'
import { announce } from '../../../realtime/announce.ts'

/** Tells the staff's open screens that a message came or changed. */
export function announceMessage(tx: Tx, messageId: string): Promise<void> {
  return announce(tx, { topic: 'inquiry.changed', audience: 'staff', payload: { messageId } })
}
