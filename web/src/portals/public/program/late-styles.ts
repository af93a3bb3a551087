import giver from '../../../money/giving/giver-part.module.css'
import amounts from '../../../ui/amount-cells/amount-cells.module.css'
import card from '../../../ui/card/card.module.css'
import field from '../../../ui/field/field.module.css'

/** The stylesheets of the program page's donation box; they come with the page, its script comes later. */
export const lateStyles = [giver, amounts, card, field]
