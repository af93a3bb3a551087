import { isLanguage, type Language } from '@tower/contract/language.ts'

/** The language for a request: the address (`?lang=es`) wins, then the cookie, then the browser's wish. */
export function chooseLanguage(given: {
  query: string | null
  cookie: string | undefined
  acceptLanguage: string | null
}): Language {
  if (isLanguage(given.query)) return given.query
  if (isLanguage(given.cookie)) return given.cookie
  return wishedLanguages(given.acceptLanguage ?? '').find(isLanguage) ?? 'en'
}

/** `es-MX,es;q=0.9,en;q=0.8` as `['es', 'es', 'en']`, the strongest wish first. */
function wishedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...settings] = part.trim().split(';')
      const quality = settings.map((setting) => /^\s*q=([\d.]+)\s*$/.exec(setting)?.[1]).find(Boolean)
      return { language: tag.split('-')[0]?.toLowerCase() ?? '', quality: quality ? Number(quality) : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ language }) => language)
}
