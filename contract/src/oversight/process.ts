/** Where whoever is signed in hears live events. */
export const eventsPath = '/api/events'
