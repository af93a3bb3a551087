import moment from '../../../matching/draws/draw-moment.module.css'
import facts from '../../../matching/draws/sealed-facts.module.css'
import section from './sealed-section.module.css'

/** The stylesheets of the sealed section, whose code comes late. One class of each keeps its sheet. */
export const sealedStyles = [moment.moment, facts.facts, section.columns]
