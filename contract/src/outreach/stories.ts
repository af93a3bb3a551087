/** A featured story. Declared by hand, so that pages need no schema code for it. */
export type Story = {
  id: string
  title: string
  summary: string
  image_url: string | null
  /** What the picture shows. */
  image_alt: string
  link_url: string | null
}
