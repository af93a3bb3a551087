import giver from '../../../money/giving/giver-part.module.css'
import goals from '../../../people/prospects/goal-list.module.css'
import updates from '../../../people/prospects/update-list.module.css'
import errors from '../../../ui/form-errors.module.css'
import facts from '../../../ui/facts.module.css'
import field from '../../../ui/field.module.css'
import notice from '../../../ui/notice.module.css'
import segment from '../../../ui/segment.module.css'
import meter from '../../../ui/tower/block-meter.module.css'
import states from './prospect-states.module.css'
import widget from './sponsor-widget.module.css'

/** The stylesheets of the widget and of the story; they come with the page, their scripts come later. */
export const lateStyles = [
  giver,
  goals,
  updates,
  errors,
  facts,
  field,
  notice,
  segment,
  meter,
  states,
  widget,
]
