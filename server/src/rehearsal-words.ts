import type { Language } from '@tower/contract/language.ts'

/** What mails and papers of a rehearsal say, before all else. */
export function rehearsalWords(language: Language): { label: string; mail: string; paper: string } {
  return language === 'es' ? spanish : english
}

const english = {
  label: 'TEST',
  mail: 'TEST: this site is a rehearsal. No money moved, and nothing in this email is a receipt.',
  paper: 'TEST: a rehearsal. No money moved, and this is not a receipt.',
}

const spanish: typeof english = {
  label: 'PRUEBA',
  mail: 'PRUEBA: este sitio es un ensayo. No se movió dinero, y nada de este correo es un recibo.',
  paper: 'PRUEBA: es un ensayo. No se movió dinero, y esto no es un recibo.',
}
