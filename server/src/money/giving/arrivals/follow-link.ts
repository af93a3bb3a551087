import { isLanguage } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'

/** The path by which a giver follows a gift, in the language they gave in. */
export function followLink(followKey: string, language: string | null = null): string {
  const path = paths.gift({ followKey })
  return isLanguage(language) ? `${path}?lang=${language}` : path
}
