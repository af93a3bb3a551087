import { knownNames } from '@tower/contract/learning/names/known-names.ts'

/** Given names that are other words, too: they are names where they are written large and do something. */
export const doubleNames: ReadonlySet<string> = new Set(
  `angel amber art autumn blue brook brooke carter chance chase christian clay dawn dean drew eden faith fern forest gene ginger grace grant hazel heaven
  holly honor hope hunter ivy jack jade jasper jewel joy july june justice king kit lane mark mason may melody mercy miles nova olive opal paris pat pearl penny
  piper pilar ray reed rey rich river robin rocky rose ruby rusty sage saul sky skye star sterling storm summer sunny tad tanner unique violet wade
  will winter wren angeles belen consuelo cruz dolores flor leal luz mar milagros nieves april august luna daisy iris dulce lily willow aurora crystal destiny genesis trinity parker taylor frank mercedes victoria victor alba alma clara bianca blanca rosa celeste violeta perla lola estela gloria esperanza jesus israel india austin savannah sydney dakota virginia kennedy madison carolina brooklyn jordan ari chandler dan maverick milan norma patty rob ron sienna angelica harvey lamar marina orlando sierra georgia paz reyes rocio sol soledad`
    .split(/\s+/)
    .filter(Boolean),
)

/** People and titles that everybody may be told of. */
export const knownToAll = new RegExp(
  String.raw`(?<!\p{L})(?:${knownNames}|Clifford|Corduroy|Goldilocks|Cinderella|Cenicienta|Caperucita Roja|Pinoc?chio|Pinocho|Matilda|Santa)(?!\p{L})`,
  'gu',
)
