/** Names a draft by the view of the page it was sent from: sent twice it is one checkout, a changed draft is another. */
export async function checkoutKey(viewKey: string, draft: unknown): Promise<string> {
  const named = new TextEncoder().encode(JSON.stringify([viewKey || crypto.randomUUID(), draft]))
  return Buffer.from(await crypto.subtle.digest('SHA-256', named)).toString('hex')
}
