/**
 * The texts of a portal change with the language only, which reloads the document: a filter, an order or a drawer of a page
 * asks for none of them again. What people see of their rows is read by the pages themselves.
 */
export function shouldRevalidate(): boolean {
  return false
}
