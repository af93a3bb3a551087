import type { Language } from '../language.ts'

/** What may be allowed: the profile at all, and with it pictures, city and state, and the school. */
export const consentParts = ['profile', 'photos', 'location', 'school'] as const
export type ConsentPart = (typeof consentParts)[number]

/** A text that is signed: what it allows part by part, and what whoever signs should know. */
export type ConsentText = {
  statement: string
  parts: Record<ConsentPart, PartText>
  rights: readonly string[]
}
type PartText = { label: string; explains: string }
/** The first text allowed city, state and school in one part. */
type FirstText = Omit<ConsentText, 'parts'> & { parts: Record<Exclude<ConsentPart, 'school'>, PartText> }

const firstText: Readonly<Record<Language, FirstText>> = {
  en: {
    statement:
      'I am a parent or legal guardian of this athlete, or I am the athlete and 18 or older. I allow the following to be shown to everyone on the internet:',
    parts: {
      profile: {
        label: 'The profile',
        explains:
          'First name and the initial of the last name, sport and position, the words about the athlete, savings goals with what they raised, and news that our staff have read.',
      },
      photos: {
        label: 'Photos and videos',
        explains:
          'The portrait, the cover picture, and pictures and videos in the news. Places and dates that cameras store in them are removed.',
      },
      location: {
        label: 'City, state and school',
        explains: 'Where the athlete lives and goes to school. Never an address.',
      },
    },
    rights: [
      'You can change this or take it back at any time, without a reason: by a link we mail you, or from your account.',
      'When you take it back, the profile, its news and its pictures are gone within a minute. Monthly gifts to this athlete end.',
      'If two guardians disagree, we show only what both allow.',
      'From the 18th birthday on, the athlete’s own word counts instead.',
      'We keep your name, your address and this signature while your consent is in force and for three years after, or until you ask us to erase them.',
    ],
  },
  es: {
    statement:
      'Soy madre, padre o tutor legal de este atleta, o soy el atleta y tengo 18 años o más. Permito que lo siguiente se muestre a cualquier persona en internet:',
    parts: {
      profile: {
        label: 'El perfil',
        explains:
          'El nombre y la inicial del apellido, el deporte y la posición, el texto sobre el atleta, las metas de ahorro con lo que reunieron, y las novedades que nuestro equipo haya leído.',
      },
      photos: {
        label: 'Fotos y videos',
        explains:
          'El retrato, la foto de portada, y las fotos y los videos de las novedades. Se quitan el lugar y la fecha que guardan las cámaras.',
      },
      location: {
        label: 'Ciudad, estado y escuela',
        explains: 'Dónde vive y a qué escuela va el atleta. Nunca una dirección.',
      },
    },
    rights: [
      'Puedes cambiarlo o retirarlo cuando quieras, sin dar motivos: con un enlace que te enviamos o desde tu cuenta.',
      'Cuando lo retiras, el perfil, sus novedades y sus fotos desaparecen en menos de un minuto. Las donaciones mensuales a este atleta terminan.',
      'Si dos tutores no están de acuerdo, mostramos solo lo que ambos permiten.',
      'Desde que cumple 18 años cuenta la palabra del propio atleta.',
      'Guardamos tu nombre, tu dirección de correo y esta firma mientras tu consentimiento esté vigente y tres años más, o hasta que nos pidas borrarlos.',
    ],
  },
}

/** The text that is signed now: the school stands apart from the city, and nothing is ticked beforehand. */
export const consentText: Readonly<Record<Language, ConsentText>> = {
  en: {
    statement:
      'I am a parent or legal guardian of this athlete, or I am the athlete and 18 or older. I allow the following to be shown to everyone on the internet:',
    parts: {
      profile: {
        label: 'The profile',
        explains:
          'First name and the initial of the last name, sport and position, the words about the athlete, savings goals with what they raised, and news that our staff have read.',
      },
      photos: {
        label: 'Photos and videos',
        explains:
          'The portrait, the cover picture, and pictures and videos in the news. Places and dates that cameras store in them are removed.',
      },
      location: {
        label: 'City and state',
        explains: 'Where the athlete lives. Never an address.',
      },
      school: {
        label: 'School',
        explains: 'The name of the school. With the city it says where the athlete is on most days.',
      },
    },
    rights: [
      'You can change this or take it back at any time, without a reason: by a link we mail you, or from your account.',
      'When you take it back, the profile, its news and its pictures are gone within a minute. Monthly gifts to this athlete end.',
      'If two guardians disagree, we show only what both allow.',
      'From the 18th birthday on, the athlete’s own word counts instead.',
      'We keep your name, your address and this signature while your consent is in force and for three years after, or until you ask us to erase them.',
    ],
  },
  es: {
    statement:
      'Soy madre, padre o tutor legal de este atleta, o soy el atleta y tengo 18 años o más. Permito que lo siguiente se muestre a cualquier persona en internet:',
    parts: {
      profile: {
        label: 'El perfil',
        explains:
          'El nombre y la inicial del apellido, el deporte y la posición, el texto sobre el atleta, las metas de ahorro con lo que reunieron, y las novedades que nuestro equipo haya leído.',
      },
      photos: {
        label: 'Fotos y videos',
        explains:
          'El retrato, la foto de portada, y las fotos y los videos de las novedades. Se quitan el lugar y la fecha que guardan las cámaras.',
      },
      location: {
        label: 'Ciudad y estado',
        explains: 'Dónde vive el atleta. Nunca una dirección.',
      },
      school: {
        label: 'Escuela',
        explains:
          'El nombre de la escuela. Junto con la ciudad dice dónde está el atleta casi todos los días.',
      },
    },
    rights: [
      'Puedes cambiarlo o retirarlo cuando quieras, sin dar motivos: con un enlace que te enviamos o desde tu cuenta.',
      'Cuando lo retiras, el perfil, sus novedades y sus fotos desaparecen en menos de un minuto. Las donaciones mensuales a este atleta terminan.',
      'Si dos tutores no están de acuerdo, mostramos solo lo que ambos permiten.',
      'Desde que cumple 18 años cuenta la palabra del propio atleta.',
      'Guardamos tu nombre, tu dirección de correo y esta firma mientras tu consentimiento esté vigente y tres años más, o hasta que nos pidas borrarlos.',
    ],
  },
}

/**
 * The texts of consent, by version. What was signed once is never edited: a change is a further version, and the hash
 * of each is kept with every signature.
 */
export const consentTexts: Readonly<Record<number, Readonly<Record<Language, ConsentText | FirstText>>>> = {
  1: firstText,
  2: consentText,
}

/** The version that is signed now. */
export const consentVersion = 2

/** How long a mailed link is good for. */
export const consentLinkDays = 14
