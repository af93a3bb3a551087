/** What open screens may hear about. An event carries ids only; whoever may see more asks for it. */
export const liveTopics = [
  'slot.minted',
  'slot.matched',
  'slot.voided',
  'draw.changed',
  'notification.created',
  'notification.read',
] as const

export type LiveTopic = (typeof liveTopics)[number]

/** Whether a word names a topic that this version knows. */
export function isLiveTopic(word: string): word is LiveTopic {
  return liveTopics.some((topic) => topic === word)
}
