import { applicationLimits, type ResidentLanguage } from '@countersign/contract'
import type { Email } from '../../../infrastructure/mail/email-template.ts'

interface ConfirmationFacts {
  landlord: string
  premises: string
  /** For the subject. */
  home: string
  url: string
}

/** To the address that somebody entered on the page of a link for applicants. */
export const confirmationEmails: Record<ResidentLanguage, (facts: ConfirmationFacts) => Email> = {
  en: ({ landlord, premises, home, url }) => ({
    subject: `Confirm your email: ${home}`,
    preheader: `Then ${landlord} sees that you want to apply.`,
    greeting: 'Hello,',
    paragraphs: [
      `Somebody gave this address to ask for an application for ${premises}. If it was you, confirm it. Then ${landlord} sees your request.`,
    ],
    action: { label: 'Confirm your email', url: `${url}?lang=en` },
    notes: [
      'This is not an application yet, and nobody charges anything here.',
      `The link works for ${applicationLimits.confirmDays} days. If it was not you, do nothing: the request is deleted by itself, and nobody sees it.`,
    ],
  }),
  es: ({ landlord, premises, home, url }) => ({
    language: 'es',
    subject: `Confirme su correo: ${home}`,
    preheader: `Después, ${landlord} verá que usted quiere presentar una solicitud.`,
    greeting: 'Hola:',
    paragraphs: [
      `Alguien dio esta dirección para pedir una solicitud de alquiler para ${premises}. Si fue usted, confírmela. Después, ${landlord} verá su pedido.`,
    ],
    action: { label: 'Confirmar su correo', url: `${url}?lang=es` },
    notes: [
      'Esto todavía no es una solicitud de alquiler, y aquí nadie cobra nada.',
      `El enlace funciona durante ${applicationLimits.confirmDays} días. Si no fue usted, no haga nada: el pedido se borra solo y nadie lo ve.`,
    ],
  }),
}
