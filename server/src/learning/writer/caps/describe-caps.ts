import { formatUsd } from '@tower/contract/money.ts'
import { capsOf, type CapSettings, microdollarsInCent } from './caps-of.ts'

/** What the provider may take on a day, in words for who operates the site. */
export function describeCaps(config: CapSettings): string {
  const { house, teacher } = capsOf(config)
  const hasPrices = config.AI_INPUT_USD_PER_MILLION > 0
  const show = ({ tokens, microdollars }: typeof house) => {
    const counted = `${tokens.toLocaleString('en-US')} tokens`
    return hasPrices ? `${counted} and ${formatUsd(microdollars / microdollarsInCent)}` : counted
  }
  const prices = hasPrices ? '' : '; without prices dollars are not counted'
  return `at most ${show(house)} a day, ${show(teacher)} for one teacher${prices}`
}
