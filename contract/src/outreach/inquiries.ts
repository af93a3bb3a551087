/** What a message through the contact form can be about, in the order of its list. */
export const contactTopics = [
  'sponsor-classroom',
  'rent-assistance',
  'tower-smbs',
  'sponsor-athlete',
  'other',
] as const

export const maxMessageLength = 4_000
