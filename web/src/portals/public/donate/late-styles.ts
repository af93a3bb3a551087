import picker from '../../../matching/classrooms/classroom-picker.module.css'
import classroom from '../../../matching/classrooms/classroom-card.module.css'
import code from '../../../matching/classrooms/share-code-field.module.css'
import nomination from '../../../matching/nominations/nomination-forms.module.css'
import giver from '../../../money/giving/giver-part.module.css'
import panel from '../../../money/giving/destination-panel.module.css'
import rows from '../../../money/giving/destination-rows.module.css'
import questions from '../../../money/giving/gift-questions.module.css'
import card from '../../../money/giving/gift-card.module.css'
import wishes from '../../../money/giving/gift-extras.module.css'
import split from '../../../money/giving/gift-split.module.css'
import gift from '../../../money/giving/gift-tower.module.css'
import bar from '../../../money/giving/sticky-gift-bar.module.css'
import pair from '../../../money/giving/tower-with-child.module.css'
import amounts from '../../../ui/amount-cells/amount-cells.module.css'
import art from '../../../pictures/art/art.module.css'
import chip from '../../../ui/chip/chip.module.css'
import errors from '../../../ui/form/form-errors.module.css'
import facts from '../../../ui/facts/facts.module.css'
import field from '../../../ui/field/field.module.css'
import notice from '../../../ui/notice/notice.module.css'
import tower from '../../../pictures/tower/progress-tower.module.css'
import form from './donate-form.module.css'

/**
 * The stylesheets of what the donate page's form renders. The server has rendered it already, so they must
 * come with the page; a sheet that only late code names would come late.
 */
export const lateStyles = [
  picker,
  classroom,
  code,
  nomination,
  panel,
  rows,
  giver,
  questions,
  wishes,
  split,
  gift,
  bar,
  pair,
  art,
  facts,
  notice,
  tower,
  amounts,
  card,
  chip,
  errors,
  field,
  form,
]
