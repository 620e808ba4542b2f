import type { ApplyMessages } from './en.ts'

export const es: ApplyMessages = {
  title: 'Pedir una solicitud de alquiler',
  lead: ({ home, landlord }) => `De ${landlord}, para ${home}.`,
  whatThisIs:
    'Diga al arrendador que usted quiere presentar una solicitud. Esto todavía no es una solicitud de alquiler. Aquí nadie cobra nada.',
  stepsTitle: 'Qué pasa después',
  steps: ({ landlord }) => [
    'Usted confirma su correo con un enlace que le enviamos.',
    `${landlord} ve su nombre, su correo y su teléfono, y decide si le envía la solicitud.`,
    'En ese caso, usted recibe otro correo. Llena y firma la solicitud en su teléfono, sin cuenta.',
  ],
  optional: '(opcional)',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  message: 'Mensaje para el arrendador',
  doubtfulPhone: 'Revise este número: a nadie se le da uno así.',
  messageHint: 'Por ejemplo, cuándo quiere mudarse. Hasta 500 caracteres.',
  language: 'Idioma de nuestros correos para usted',
  errors: {
    firstName: 'Escriba su nombre, con 50 letras como máximo, sin emojis, direcciones web, < ni >.',
    lastName:
      'Escriba sus apellidos, con 50 letras como máximo, sin emojis, direcciones web, < ni >.',
    email: 'Escriba un correo como nombre@example.com.',
    phone:
      'Escriba un número de teléfono válido de EE. UU., o deje este campo vacío. Si es de otro país, empiece con + y el código del país.',

    message: 'Acorte su mensaje a 500 caracteres.',
  },
  checkFields: 'Revise los campos marcados.',
  send: 'Enviar',
  sending: 'Enviando…',
  sent: {
    title: 'Revise su correo',
    message: (email) =>
      `Le escribimos a ${email}. Abra el enlace de ese correo para confirmar su dirección. Hasta entonces, el arrendador no ve su pedido.`,
    missing:
      '¿No llega el correo? Cuando mucha gente pregunta, puede tardar hasta media hora. Mire también en la carpeta de spam, y revise lo que escribió.',
    change: 'Cambiar lo que escribí',
  },
  confirm: {
    title: 'Confirme su pedido',
    message: ({ landlord }) => `${landlord} verá esto:`,
    button: 'Confirmar y enviar',
    busy: 'Confirmando…',
    changed: 'Mientras tanto se escribió otra cosa. Revise lo que ve ahora y confírmelo.',
    done: 'Su pedido está confirmado',
    doneMessage: ({ landlord, home }) =>
      `${landlord} ya ve que usted quiere presentar una solicitud para ${home}. Si le envía la solicitud, usted recibirá un correo. Esto es lo que ve ${landlord}:`,
    doneOthers:
      'Otro adulto que quiera presentar una solicitud debe pedirla con su propio correo electrónico.',
    doneNext:
      'Esto todavía no es una solicitud de alquiler y usted no debe nada. Puede cerrar esta página.',
  },
  name: 'Nombre',
  opening: 'Abriendo…',
  unknown: {
    title: 'Este enlace no funciona',
    message:
      'Quizás falta una parte. Ábralo de nuevo desde donde lo encontró, o copie el enlace completo. Si aun así no funciona, pida uno nuevo al arrendador.',
  },
  ended: {
    title: 'Este enlace ya no recibe pedidos',
    message:
      'El arrendador lo cerró. Si usted todavía quiere presentar una solicitud, pídale un enlace nuevo.',
  },
  unconfirmed: {
    title: 'Este enlace ya no funciona',
    message:
      'Pasó una semana, o falta una parte del enlace. Vuelva a pedir la solicitud en la página donde empezó.',
  },
  outdated: {
    message:
      'Countersign se actualizó mientras esta página estaba abierta. Cargue la página de nuevo; lo que escribió se conserva.',
    button: 'Cargar la página de nuevo',
  },
  failed: 'No se pudo abrir la página.',
}
