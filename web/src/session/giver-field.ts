import { sessionStorageKey } from './stored-session.ts'

/** The field of a gift form by which the browser tells the page's action who gives: the access token, or nothing. */
export const giverField = 'giver_session'

/**
 * Fills the field of every gift form on its way, from the session as it is stored. Written into the page, so that a form
 * which is sent before the page has hydrated is the account's as well. It overwrites what a page kept from before.
 */
export const fillGiverField = `addEventListener('submit', ({ target }) => {
const field = target.elements.namedItem('${giverField}')
if (!field) return
field.value = ''
try { field.value = JSON.parse(localStorage.getItem('${sessionStorageKey}')).access_token ?? '' } catch {}
}, true)`
