import type { Language } from '@tower/contract/language.ts'
import type { FastifyInstance } from 'fastify'
import { PUBLIC_ORIGIN } from '../vendors/stripe/build-sandbox.ts'
import { find, findAll, type PageElement, readHtml, sourceOf, type Sought, wordsOf } from './read-html.ts'

export type VisitorSettings = { language?: Language; cookie?: string }
export type Visitor = ReturnType<typeof buildVisitor>
export type VisitedPage = Awaited<ReturnType<Visitor['open']>>

/** What is entered into the fields of a form; a box is ticked with `on` and cleared with nothing. */
export type Typed = Readonly<Record<string, string | undefined>>

/** For tests: somebody who reads pages and sends their forms without a script, and follows where an answer leads. */
export function buildVisitor(app: FastifyInstance, { language = 'en', cookie }: VisitorSettings) {
  const headers = {
    host: new URL(PUBLIC_ORIGIN).host,
    'accept-language': language === 'es' ? 'es-US,es' : 'en-US,en',
    // Robots are sent the page in one piece, with all that people get piece by piece.
    'user-agent': 'A robot of tests',
    ...(cookie === undefined ? {} : { cookie }),
  }

  async function ask(address: string, form?: URLSearchParams) {
    const url = new URL(address, PUBLIC_ORIGIN)
    if (url.origin !== PUBLIC_ORIGIN) throw new Error(`led to another site: ${address}`)
    const path = `${url.pathname}${url.search}`
    const answer = await app.inject(
      form
        ? {
            method: 'POST',
            url: path,
            headers: { ...headers, ...formHeaders },
            payload: form.toString(),
          }
        : { url: path, headers },
    )
    const { location } = answer.headers
    if (answer.statusCode >= 300 && answer.statusCode < 400) return ask(String(location))
    return pageOf({ path, status: answer.statusCode, headers: answer.headers, body: answer.body })
  }

  function pageOf(answer: { path: string; status: number; headers: Record<string, unknown>; body: string }) {
    const root = readHtml(answer.body)
    const all = () => findAll(root, { tag: 'main' })[0] ?? root
    return {
      ...answer,
      root,
      /** Every such element of the page's main part. */
      findAll: (sought: Sought) => findAll(all(), sought),
      /** The first such element of it, which must be there. */
      find: (sought: Sought) => find(all(), sought),
      /** What its main part says. */
      words: () => wordsOf(all()),
      /** What is entered into a field so far, by its name. */
      valueOf: (name: string) => valueOf(find(root, { attributes: { name } })),
      /** Enters this, presses the button, and answers the page that follows. */
      press: (button: Sought, typed: Typed = {}) => {
        const pressed = find(all(), { tag: 'button', ...button })
        const { action, method, form } = fillIn(root, pressed, typed)
        const address = action ?? answer.path
        return method === 'post'
          ? ask(address, form)
          : ask(`${address.replace(/\?.*$/, '')}?${form.toString()}`)
      },
    }
  }

  return { open: (address: string) => ask(address) }
}

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded', origin: PUBLIC_ORIGIN }

/** What a browser would send, and how: the controls within the button's form and those elsewhere that name it. */
function fillIn(root: PageElement, pressed: PageElement, typed: Typed) {
  const isDisabled = findDisabled(root)
  requireSubmitButton(pressed, isDisabled)
  const formElement = findForm(root, pressed)
  const method = methodOf(formElement, pressed)
  const { id } = formElement.attributes
  const within = new Set(findAll(formElement, {}))
  const isOfForm = (element: PageElement) =>
    element.attributes.form === undefined ? within.has(element) : element.attributes.form === id
  const controls = findAll(root, {}).filter(
    (element) => isFilledIn(element) && isOfForm(element) && !isDisabled(element),
  )
  const form = new URLSearchParams()
  for (const control of controls) {
    const value = sentBy(control, typed)
    if (value !== undefined) form.append(control.attributes.name ?? '', value)
  }
  for (const [name, value] of Object.entries(typed)) {
    if (value !== undefined && !form.getAll(name).includes(value))
      throw new Error(`the form has no field ${name} for ${value}`)
  }
  const { name, value = '' } = pressed.attributes
  if (name) form.append(name, value)
  return { action: formElement.attributes.action?.replace(/#.*$/, '') || undefined, method, form }
}

const buttonTypes = ['submit', 'button', 'reset', 'image']

function isFilledIn({ tag, attributes }: PageElement): boolean {
  if (!attributes.name || !['input', 'select', 'textarea'].includes(tag)) return false
  return tag !== 'input' || !buttonTypes.includes(attributes.type ?? '')
}

/** Tells what is disabled, itself or by a fieldset around it, of which the legend stays enabled. */
function findDisabled(root: PageElement): (element: PageElement) => boolean {
  const disabled = new Set<PageElement>()
  for (const fieldset of findAll(root, { tag: 'fieldset', attributes: { disabled: true } })) {
    const legend = fieldset.children.find((child) => typeof child !== 'string' && child.tag === 'legend')
    const enabled = new Set(legend && typeof legend !== 'string' ? findAll(legend, {}) : [])
    for (const element of findAll(fieldset, {})) if (!enabled.has(element)) disabled.add(element)
  }
  return (element) => element.attributes.disabled !== undefined || disabled.has(element)
}

/** Throws for a button that does nothing in a browser without a script. */
function requireSubmitButton(pressed: PageElement, isDisabled: (element: PageElement) => boolean): void {
  const { type = 'submit' } = pressed.attributes
  if (type.toLowerCase() !== 'submit') throw new Error(`a button of type ${type} sends no form`)
  if (isDisabled(pressed)) throw new Error(`a disabled button was pressed: ${wordsOf(pressed)}`)
}

/** How a form is sent. What this visitor would send in another way than a browser fails the test. */
function methodOf(form: PageElement, pressed: PageElement): 'get' | 'post' {
  for (const name of ['formaction', 'formmethod', 'formenctype'])
    if (pressed.attributes[name] !== undefined) throw new Error(`a button with ${name} is not read here`)
  const { enctype, method = 'get' } = form.attributes
  if (enctype !== undefined && enctype.toLowerCase() !== formHeaders['content-type'])
    throw new Error(`a form of type ${enctype} is not sent here`)
  const lower = method.toLowerCase()
  if (lower !== 'get' && lower !== 'post') throw new Error(`a form with method ${method} is not sent here`)
  return lower
}

function findForm(root: PageElement, pressed: PageElement): PageElement {
  const named = pressed.attributes.form
  if (named !== undefined) return find(root, { tag: 'form', attributes: { id: named } })
  const form = findAll(root, { tag: 'form' }).find((candidate) => findAll(candidate, {}).includes(pressed))
  if (!form) throw new Error('the button stands in no form')
  return form
}

/** What one control adds to a form; undefined for nothing. */
function sentBy(control: PageElement, typed: Typed): string | undefined {
  const { name = '', type, value = 'on', checked } = control.attributes
  const isTyped = Object.hasOwn(typed, name)
  if (type === 'radio') return (isTyped ? typed[name] === value : checked !== undefined) ? value : undefined
  if (type === 'checkbox')
    return (isTyped ? typed[name] !== undefined : checked !== undefined) ? value : undefined
  return isTyped ? typed[name] : valueOf(control)
}

function valueOf(control: PageElement): string {
  const { tag, attributes } = control
  if (tag === 'textarea') return sourceOf(control).replace(/^\n/, '')
  if (tag !== 'select') return attributes.value ?? ''
  const options = findAll(control, { tag: 'option' })
  const chosen = options.find((option) => option.attributes.selected !== undefined) ?? options[0]
  return chosen ? (chosen.attributes.value ?? wordsOf(chosen)) : ''
}
