import { applicationLimits } from '@countersign/contract/rules/application-limits'
import type { ResidentLanguage } from '@countersign/contract/schemas/languages'
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
    preheader: 'If you did not ask for this, ignore it: nothing happens.',
    greeting: 'Hello,',
    paragraphs: [
      `Somebody entered this email address on a page of ours, to ask ${landlord} for a rental application for ${premises}.`,
      `If it was you, confirm it: then ${landlord} sees your request. If it was not you, ignore this email. ${landlord} does not have your address and did not send this.`,
    ],
    action: { label: 'Confirm your email', url: `${url}?lang=en` },
    notes: [
      'This is not an application yet, and nobody charges anything here.',
      `The link works for ${applicationLimits.confirmDays} days. A request that is not confirmed is then deleted, and nobody sees it.`,
    ],
  }),
  es: ({ landlord, premises, home, url }) => ({
    language: 'es',
    subject: `Confirme su correo: ${home}`,
    preheader: 'Si usted no lo pidió, ignore este correo: no pasará nada.',
    greeting: 'Hola:',
    paragraphs: [
      `Alguien escribió esta dirección de correo en una página nuestra para pedir a ${landlord} una solicitud de alquiler para ${premises}.`,
      `Si fue usted, confírmela: entonces ${landlord} verá su pedido. Si no fue usted, ignore este correo. ${landlord} no tiene su dirección y no le envió este correo.`,
    ],
    action: { label: 'Confirmar su correo', url: `${url}?lang=es` },
    notes: [
      'Esto todavía no es una solicitud de alquiler, y aquí nadie cobra nada.',
      `El enlace funciona durante ${applicationLimits.confirmDays} días. Después se borra un pedido sin confirmar, y nadie lo ve.`,
    ],
  }),
}
