/** The same shape with any words: what a translation must have. A missing or extra text does not compile. */
export type Translated<Source> = Source extends string
  ? string
  : Source extends readonly (infer Item)[]
    ? readonly Translated<Item>[]
    : { readonly [Key in keyof Source]: Translated<Source[Key]> }
