/** Hands a text to the browser as a file to keep. Gives its size in bytes. */
export function saveFile(name: string, type: string, text: string): number {
  return saveBlob(name, new Blob([text], { type }))
}

/** The same of what is no text. */
export function saveBlob(name: string, file: Blob): number {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the file after the press; a while later it has it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return file.size
}
