import type { stepUp as source } from './step-up-texts.en.ts'
import type { Translated } from '../texts/translated.ts'

export const stepUp = {
  title: 'Confirma que eres tú',
  lead: 'Esto cambia algo importante. No se pierde nada de lo que escribiste.',
  code: 'Código de seis dígitos',
  codeHint: 'De tu aplicación de autenticación.',
  recoveryCode: 'Código de recuperación',
  recoveryCodeHint: 'Uno de los diez que guardaste. Sirve una sola vez.',
  useRecoveryCode: 'Usar un código de recuperación',
  useApp: 'Usar la aplicación',
  password: 'Contraseña',
  mailLead: 'Enviamos un código de seis dígitos a {email}.',
  mailSend: 'Enviarme un código',
  mailSent: 'El código va en camino a {email}.',
  mailCode: 'Código de seis dígitos del correo',
  confirm: 'Confirmar',
  confirming: 'Verificando…',
  cancel: 'Cancelar',
  loadFailed: 'No pudimos averiguar cómo puedes confirmar. Inténtalo de nuevo.',
  errors: {
    codeMissing: 'Escribe las seis dígitos.',
    recoveryCodeMissing: 'Escribe un código de recuperación.',
    passwordMissing: 'Escribe tu contraseña.',
    tooMany: 'Demasiados intentos fallidos. Espera cinco minutos e inténtalo de nuevo.',
    signedOut: 'Tu sesión terminó. Entra de nuevo.',
    network: 'No se pudo conectar con el servidor. Inténtalo de nuevo.',
    failed: 'Algo salió mal. Inténtalo de nuevo.',
    /** By the code of the refusal. */
    refused: {
      'second_factor.wrong_code':
        'Este código no es correcto o ya se usó. Espera al siguiente e inténtalo de nuevo.',
      'second_factor.wrong_recovery_code': 'Este código de recuperación no es correcto o ya se usó.',
      'second_factor.wrong_password': 'Esta contraseña no es correcta.',
      'identity.link_expired': 'Ese código no es correcto o venció. Puedes pedir uno nuevo.',
      'second_factor.account_closed':
        'Se dieron demasiados códigos equivocados para esta cuenta. Usa un código de recuperación o entra con un enlace por correo.',
      'second_factor.challenge_expired': 'Pasó demasiado tiempo. Inténtalo de nuevo.',
      'second_factor.unreadable':
        'Este segundo factor ya no se puede leer. Pide a quien administra el sitio que lo restablezca.',
      'second_factor.needed': 'Escribe el código de tu aplicación de autenticación para continuar.',
      'second_factor.not_found': 'Este segundo factor ya no existe. Empieza de nuevo.',
      'identity.proof_needed': 'Confirma que eres tú e inténtalo de nuevo.',
      'second_factor.last_one':
        'Las cuentas de superadmin conservan un segundo factor. Configura otro antes de quitar este.',
      'second_factor.too_many':
        'Ya tienes tantos segundos factores como admite una cuenta. Quita uno primero.',
      'second_factor.name_taken': 'Ya tienes un segundo factor con este nombre. Elige otro.',
      'second_factor.not_offered': 'El segundo factor es para las cuentas del equipo.',
    },
  },
} satisfies Translated<typeof source>
