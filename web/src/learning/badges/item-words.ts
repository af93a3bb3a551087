import type { Language } from '@tower/contract/language.ts'

type Named = { name: string; name_es: string | null }
type Described = Named & { description: string; description_es: string | null }

/** The name of an item in a language; where it has none there, the English one. */
export function nameIn(language: Language, { name, name_es }: Named): string {
  return (language === 'es' && name_es) || name
}

/** What is said of an item in a language. */
export function descriptionIn(language: Language, { description, description_es }: Described): string {
  return (language === 'es' && description_es) || description
}
