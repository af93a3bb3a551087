import type { safety as source } from './texts.en.ts'
import type { Translated } from '../../../texts/translated.ts'

export const safety = {
  title: 'Seguridad',
  lead: 'Ayuda a quien no puede entrar, termina una sesión que no debería estar abierta y mira lo que decidieron dos personas.',
  tabsLabel: 'Partes de esta página',
  tabs: {
    signIn: 'Problemas para entrar',
    sessions: 'Sesiones del equipo',
    acts: 'Decisiones de dos personas',
  },
  failed: 'No funcionó. Inténtalo de nuevo.',
  roles: {
    sponsor: 'Patrocinador',
    teacher: 'Docente',
    admin: 'Administrador',
    superadmin: 'Superadmin',
    athlete: 'Atleta',
    guardian: 'Tutor',
    coach: 'Entrenador',
  },
  signIn: {
    label: 'Por qué alguien no puede entrar',
    email: 'Correo electrónico',
    emailMissing: 'Escribe un correo electrónico.',
    look: 'Ver',
    failed: 'No se pudo cargar lo que se sabe de esta dirección.',
    noAccount: 'Aún sin cuenta',
    noRole: 'Cuenta sin función',
    last: 'entró por última vez {time}',
    never: 'nunca entró, o no últimamente',
    nothing: 'Nada lo impide: esta dirección puede entrar como {role}.',
    noWords: 'nada todavía',
    troubles: {
      unknown_address: {
        title: 'Esta dirección no está en la lista de permitidos',
        then: 'No tiene cuenta con función ni entrada en la lista, así que no recibe ningún enlace. ¿Está bien escrita?',
      },
      disabled: {
        title: 'La cuenta está desactivada',
        then: 'El equipo la desactivó {at}. No recibe ningún enlace.',
      },
      entry_closed: {
        title: 'La entrada de la lista está desactivada',
        then: 'Como {role} esta dirección estuvo permitida, y el equipo la desactivó.',
      },
      wrong_portal: {
        title: 'Eligió otro portal',
        then: '{times} veces en un día, la última {at}. Esta dirección entra como {role}: dile que elija esa puerta.',
      },
      mail_failed: {
        title: 'El correo no llegó',
        then: 'Se dejó de intentar {at}. El servidor de correo dijo: {words}. Pide otra dirección, o que haga espacio.',
      },
      mail_waiting: {
        title: 'El correo aún no ha salido',
        then: 'Se pidió {at}. Lo que dijo el servidor de correo: {words}.',
      },
      too_many_links: {
        title: 'Demasiados enlaces en diez minutos',
        then: 'El próximo enlace puede enviarse desde {until}. El último todavía sirve.',
      },
      wrong_codes: {
        title: 'Demasiados códigos equivocados',
        then: '{times} códigos equivocados en un día: por ahora los códigos están cerrados. El enlace del correo todavía sirve.',
      },
      link_expired: {
        title: 'El último enlace venció sin usarse',
        then: 'Terminó {at}. Un enlace sirve diez minutos.',
      },
      link_used: {
        title: 'El último enlace ya se usó',
        then: 'Usado {at}. Un enlace abre una sola vez; un escáner de correo pudo abrirlo antes.',
      },
      link_open: {
        title: 'Hay un enlace en su buzón',
        then: 'Enviado {at}, sirve hasta {until}. Pídele que revise el correo no deseado.',
      },
      wrong_password: {
        title: 'Contraseñas equivocadas',
        then: '{times} en un día, la última {at}. Un enlace por correo le deja entrar sin ella.',
      },
      factor_closed: {
        title: 'Demasiados códigos equivocados del segundo factor',
        then: '{times} en un día. Se puede intentar otra vez {until}.',
      },
      factor_wrong: {
        title: 'Códigos equivocados del segundo factor',
        then: '{times} en un día, el último {at}. ¿Está bien la hora de su teléfono?',
      },
      factor_needed: {
        title: 'Se pide un segundo factor',
        then: 'Si perdió el teléfono, sirve uno de los diez códigos de recuperación. Sin ellos hay que restablecerlo.',
      },
    },
  },
  noSuperadmin: 'Solo otro superadmin puede restablecerlo.',
  remedies: {
    cancel: 'Cancelar',
    role: 'Como',
    send_link: {
      act: 'Enviar un enlace',
      question: '¿Enviar un enlace a {email}?',
      warning: 'Va solo a ese buzón.',
      done: 'Un enlace para entrar va en camino.',
    },
    allow: {
      act: 'Permitir esta dirección',
      question: '¿Permitir que {email} entre?',
      warning: 'Quien lea ese buzón podrá entrar. Asegúrate de saber de quién es.',
      done: 'La dirección ya puede entrar.',
    },
    open_entry: {
      act: 'Activarla de nuevo',
      question: '¿Dejar que {email} entre de nuevo?',
      warning: 'Alguien desactivó esta entrada. Asegúrate de saber por qué.',
      done: 'La entrada está activada de nuevo.',
    },
    enable: {
      act: 'Activar la cuenta',
      question: '¿Activar la cuenta de {email}?',
      warning: 'Alguien desactivó esta cuenta. Asegúrate de saber por qué.',
      done: 'La cuenta está activada.',
    },
    reset_factor: {
      act: 'Restablecer el segundo factor',
      question: '¿Restablecer el segundo factor de {email}?',
      warning:
        'Confirma por teléfono o en persona que es quien dice ser: desde entonces el buzón o la contraseña bastan para entrar. Sus sesiones terminan, y se avisa a esa persona y a todo el equipo.',
      done: 'El segundo factor está restablecido.',
    },
  },
  sessions: {
    caption: 'Dónde está conectado el equipo, lo último usado primero',
    ofAll:
      'Cada dispositivo en el que alguien del equipo está conectado. Una sesión terminada se rechaza en el próximo clic.',
    own: 'Tus propios dispositivos. Los superadmins ven los de todo el equipo.',
    failed: 'No se pudieron cargar las sesiones.',
    columns: {
      who: 'Quién',
      device: 'Dispositivo',
      network: 'Red',
      since: 'Desde',
      seen: 'Visto por última vez',
      act: 'Acción',
    },
    device: '{browser} en {system}',
    unknown: 'Dispositivo desconocido',
    unknownBrowser: 'Navegador desconocido',
    unknownSystem: 'sistema desconocido',
    both: 'Dos factores',
    one: 'Un factor',
    current: 'Este dispositivo',
    end: 'Terminar',
    endOf: 'Terminar la sesión de {who}: {device}',
    endThem: 'Terminar sesiones',
    endAll: 'Terminar todas las sesiones de {who}',
    question: '¿Terminar la sesión de {who} ({device})?',
    questionAll: '¿Terminar todas las sesiones de {who}?',
    warning:
      'Lo que no se guardó allí se pierde. Puede entrar de nuevo; para que alguien no entre, desactiva la cuenta.',
    ended: 'La sesión terminó.',
    allEnded: 'Las sesiones terminaron.',
  },
  acts: {
    caption: 'Lo que necesitó dos personas, lo más reciente primero',
    kind: 'Mostrar',
    all: 'Todo',
    kinds: {
      refund: 'Reembolso',
      story: 'Historia',
      offline_gift: 'Donación fuera de línea',
      offline_return: 'Donación fuera de línea retirada',
      approval: 'Dinero que sale',
      disbursement: 'Pago para un atleta',
    },
    states: { waiting: 'En espera', approved: 'Aprobado', declined: 'Rechazado' },
    columns: { what: 'Qué', state: 'Estado', asked: 'Pedido por', decided: 'Decidido por' },
    nobody: 'Desconocido',
    none: 'Aún nada ha necesitado dos personas.',
    noMatch: 'Aún nada de este tipo.',
    failed: 'No se pudo cargar la lista.',
    more: 'Mostrar más',
    older: 'Las decisiones anteriores están en el registro de auditoría.',
  },
} satisfies Translated<typeof source>
