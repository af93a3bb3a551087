/** A site as people say it, without how it is reached: example.org, www.example.org/about. */
const bareSite = /^([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?([/?#].*)?$/i

/** A web address as it was typed, with https:// before it where only the site was named. */
export const withScheme = (typed: string): string => (bareSite.test(typed) ? `https://${typed}` : typed)
