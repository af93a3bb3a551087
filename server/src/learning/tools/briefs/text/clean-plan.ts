import { cutText } from '@tower/contract/cut-text.ts'
import { entity, pictures, spellEntity, unseen } from '../../../writer/text/clean-text.ts'
import { maxPlanRead } from '../brief.ts'
import { spellTimes } from '../times/spell-times.ts'

/** Formatting that a paste brings along; what is in other angle brackets is text and stays. */
const breaks = /<\/?(?:p|br|hr|div|li|ul|ol|h[1-6]|table|tr)\b[^<>]{0,300}>/gi
const cells = /<\/?(?:td|th)\b[^<>]{0,300}>/gi
const formatting = /<\/?(?:b|i|u|span|strong|em|a|font|tbody|thead)\b[^<>]{0,300}>/gi

/** The lines of a pasted plan, cells of a table parted by tabs, empty lines kept: a gap in a plan says something. */
export function cleanPlan(pasted: string): string[] {
  return cutText(pasted, maxPlanRead)
    .normalize('NFC')
    .replace(breaks, '\n')
    .replace(cells, '\t')
    .replace(formatting, ' ')
    .replace(entity, spellEntity)
    .split(/[\r\n\u2028\u2029]/)
    .map((line) => cleanPlanLine(line))
}

function cleanPlanLine(line: string): string {
  const cells = line
    .split(/\t|\s\|\s|^\||\|$/)
    .map((cell) => cleanWords(cell))
    .filter((cell) => /[\p{L}\p{N}]/u.test(cell))
  return heads(cells) ? '' : spellTimes(cells.join('\t'))
}

const headCell =
  /^(?:time|times|hours?|what|what to do|who|subject|subjects|class|classes|periods?|blocks?|rooms?|grades?|teachers?|plans?|activity|activities|lesson|details?|directions|instructions|materials?|notes?|hora|horas|per[ií]odo|clase|sal[oó]n|plan|materia|actividad|actividades|materiales|notas|qué hacer)$/i

/** The first row of a table says nothing that the page doesn't. */
const heads = (cells: readonly string[]) => cells.length > 1 && cells.every((cell) => headCell.test(cell))

/** One stretch of a person's words: no pictures, controls or marks of a list, and every letter. */
export function cleanWords(words: string): string {
  return words
    .replace(/(?<=\d)[©®™]/gu, '')
    .replace(pictures, ' ')
    .replace(/[\s\u00A0]+/g, ' ')
    .replace(unseen, '')
    .replace(/\s*[-–—=]+>\s*/g, ' – ')
    .replace(/[<{]/g, '(')
    .replace(/[>}]/g, ')')
    .replace(/[*_#`~]{2,}/g, '')
    .replace(/^[\s•·▪◦●■►○‣*+–—#-]+(?=\S)/u, '')
    .replace(/[\s*]+$/, '')
    .trim()
}
