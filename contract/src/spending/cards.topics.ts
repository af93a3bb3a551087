/** What open screens hear of cards: a purchase by card went on, or a card was ended. */
export const cardTopics = ['card.changed'] as const
