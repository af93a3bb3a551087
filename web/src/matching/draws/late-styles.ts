import ruler from '../../pictures/tower/draw-ruler.module.css'
import pips from '../../pictures/tower/weight-pips.module.css'
import entries from './draw-entries.module.css'
import timeline from './draw-timeline.module.css'
import classrooms from './matched-classrooms.module.css'
import rulers from './pick-rulers.module.css'
import panel from './verify-panel.module.css'
import formula from './weight-formula.module.css'

/**
 * The stylesheets of the parts whose code comes late (`late-parts.ts`): what the server rendered must not stand
 * there bare until then. One class of each keeps its sheet.
 */
export const lateStyles = [
  ruler.ruler,
  pips.pips,
  entries.entries,
  timeline.timeline,
  classrooms.classrooms,
  rulers.rulers,
  panel.panel,
  formula.formula,
]
