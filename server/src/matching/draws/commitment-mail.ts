import type { Language } from '@tower/contract/language.ts'
import { renderMail } from '../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../mail/mail-parts.ts'

export type CommitmentMailParams = {
  drawName: string
  /** Whether the number that was named before could be known when the list was kept. */
  isLater: boolean
  startsAt: string
  classrooms: number
  points: number
  seedHash: string
  listHash: string
  commitmentHash: string
  round: number
  numberAt: string
  drawUrl: string
}

/** Hands what a draw commits to to people outside, so that others hold it before its number is out. */
export function commitmentMail(params: CommitmentMailParams, site: MailSite, locale: Language): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  return renderMail(
    {
      subject: texts.subject(params.commitmentHash.slice(0, 12)),
      heading: params.isLater ? texts.later : texts.heading,
      paragraphs: [texts.lead, ...(params.isLater ? [texts.why] : [])],
      rows: [
        [texts.draw, params.drawName],
        [texts.starts, params.startsAt],
        [texts.classrooms, String(params.classrooms)],
        [texts.points, String(params.points)],
        [texts.round, String(params.round)],
        [texts.out, params.numberAt],
        [texts.seed, params.seedHash],
        [texts.list, params.listHash],
        [texts.commitment, params.commitmentHash],
      ],
      closing: [texts.keep],
      action: { label: texts.open, url: params.drawUrl },
    },
    site,
    locale,
  )
}

const english = {
  subject: (hash: string) => `The list of a draw is fixed: ${hash}`,
  heading: 'The list of a draw is fixed',
  later: 'A draw names a later number',
  lead: 'Nobody can know yet who will be matched. What decides it is fixed, and its fingerprints are below.',
  why: 'The number it named first could be known by the time its list was kept. The earlier fingerprint stays on its page.',
  draw: 'Draw',
  starts: 'Starts (UTC)',
  classrooms: 'Classrooms',
  points: 'Points',
  round: 'Round of the public number',
  out: 'The number comes out (UTC)',
  seed: 'Fingerprint of the seed',
  list: 'Fingerprint of the list',
  commitment: 'Fingerprint of the commitment',
  keep: 'Keep this email. After the draw, compare the fingerprints with its page: a single changed letter would show.',
  open: 'Open the draw',
}

const spanish: typeof english = {
  subject: (hash) => `Se cerró la lista de un sorteo: ${hash}`,
  heading: 'Se cerró la lista de un sorteo',
  later: 'Un sorteo nombra un número posterior',
  lead: 'Nadie puede saber todavía a quién le tocará. Lo que lo decide está fijado; abajo están sus huellas.',
  why: 'El número que nombró primero ya podía conocerse cuando se guardó su lista. La huella anterior sigue en su página.',
  draw: 'Sorteo',
  starts: 'Empieza (UTC)',
  classrooms: 'Aulas',
  points: 'Puntos',
  round: 'Ronda del número público',
  out: 'El número sale (UTC)',
  seed: 'Huella de la semilla',
  list: 'Huella de la lista',
  commitment: 'Huella del compromiso',
  keep: 'Guarda este correo. Después del sorteo, compara las huellas con su página: se notaría una sola letra cambiada.',
  open: 'Abrir el sorteo',
}
