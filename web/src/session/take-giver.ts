import type { CallOptions } from '@tower/contract/client.ts'
import { giverField } from './giver-field.ts'
import { textOf } from '../ui/form/form-text.ts'

/** Takes out of a sent form who gives or nominates, for the one call it is sent for. Nothing else of the page gets to see it. */
export function takeGiver(form: FormData): Pick<CallOptions, 'bearer'> {
  const bearer = textOf(form, giverField)
  form.delete(giverField)
  return bearer === '' ? {} : { bearer }
}
