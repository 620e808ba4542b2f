import { applicationLimits } from '@countersign/contract/rules/application-limits'
import type { ApplicantEmails } from './en.ts'

export const es: ApplicantEmails = {
  confirmation: ({ landlord, home, shortHome, url }) => ({
    language: 'es',
    subject: `Confirme su correo: ${shortHome}`,
    preheader: 'Si usted no lo pidió, ignore este correo: no pasará nada.',
    greeting: 'Hola:',
    paragraphs: [
      `Alguien escribió esta dirección de correo en una página nuestra para pedir a ${landlord} una solicitud de alquiler para ${home}.`,
      `Si fue usted, confírmela: entonces ${landlord} verá su pedido. Si no fue usted, ignore este correo. ${landlord} no tiene su dirección y no le envió este correo.`,
    ],
    action: { label: 'Confirmar su correo', url: `${url}?lang=es` },
    notes: [
      'Esto todavía no es una solicitud de alquiler, y aquí nadie cobra nada.',
      `El enlace funciona durante ${applicationLimits.confirmDays} días. Después se borra un pedido sin confirmar, y nadie lo ve.`,
    ],
  }),
}
