import code from '../../../matching/classrooms/share-code-field.module.css'
import classroom from '../../../matching/classrooms/classroom-card.module.css'
import giver from '../../../money/giving/giver-part.module.css'
import chip from '../../../ui/chip/chip.module.css'
import field from '../../../ui/field/field.module.css'
import notice from '../../../ui/notice/notice.module.css'
import errors from '../../../ui/form/form-errors.module.css'

/** The stylesheets of what the sponsor page's form renders; they come with the page, its script comes later. */
export const lateStyles = [code, classroom, giver, chip, field, notice, errors]
