import giver from '../../../money/giving/giver-part.module.css'
import goals from '../../../people/prospects/goal-list.module.css'
import updates from '../../../people/prospects/update-list.module.css'
import errors from '../../../ui/form/form-errors.module.css'
import facts from '../../../ui/facts/facts.module.css'
import field from '../../../ui/field/field.module.css'
import notice from '../../../ui/notice/notice.module.css'
import segment from '../../../ui/segment/segment.module.css'
import meter from '../../../pictures/tower/block-meter.module.css'
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
