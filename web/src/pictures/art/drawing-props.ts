/** What a drawing without data takes. `label` says what is shown; one that is decoration ignores it. */
export type DrawingProps = { label: string; className?: string | undefined }
