const windows = 'charset=windows-1252'

/** A mail in which the parts of text that name no alphabet name the one of Windows. Bytes stay as they are: Latin 1 holds each of them. */
export function nameAlphabet(bytes: Buffer): Buffer {
  const mail = bytes.toString('latin1')
  const named = mail.replace(/^content-type:[ \t]*text\/(?:plain|html)(?:[^\r\n]|\r?\n[ \t])*/gim, (field) =>
    /charset/i.test(field) ? field : `${field.replace(/[;\s]+$/, '')}; ${windows}`,
  )
  const head = /^[\s\S]*?(?:\r?\n){2}/.exec(named)?.[0] ?? ''
  const isNamed = /^content-type:/im.test(head)
  return Buffer.from(isNamed ? named : `Content-Type: text/plain; ${windows}\r\n${named}`, 'latin1')
}
