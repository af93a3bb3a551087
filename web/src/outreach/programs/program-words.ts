import type { Program } from '@tower/contract/outreach/programs.contract.ts'
import type { Texts } from '../../texts/texts.ts'

/** A program's name and description: the translation where there is one, else what staff wrote. */
export function wordsOfProgram(program: Program, texts: Texts['programs']) {
  const translated = texts.items[program.key]
  return {
    name: translated.name || program.name,
    description: translated.description || program.description,
  }
}
