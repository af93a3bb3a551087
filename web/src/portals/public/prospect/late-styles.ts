import errors from '../../../ui/form-errors.module.css'
import field from '../../../ui/field.module.css'
import notice from '../../../ui/notice.module.css'
import segment from '../../../ui/segment.module.css'
import widget from './sponsor-widget.module.css'

/** The style sheets of the widget; they come with the page, its script comes later. */
export const lateStyles = [errors, field, notice, segment, widget]
