/** What a message through the contact form can be about, in the order of its list. */
export const contactTopics = [
  'sponsor-classroom',
  'rent-assistance',
  'tower-smbs',
  'sponsor-athlete',
  'other',
] as const
export type ContactTopic = (typeof contactTopics)[number]

/** Whether a word names a topic that this version knows. */
export function isContactTopic(word: string | null): word is ContactTopic {
  return contactTopics.some((topic) => topic === word)
}

export const maxMessageLength = 4_000
