import { formatInstant } from '../format-instant.ts'
import type { ResidentEmails } from './en.ts'

export const es: ResidentEmails = {
  invitation: ({ name, sender, address, documentTitles, url, expiresAt }) => ({
    language: 'es',
    subject: 'Documentos para que usted los firme',
    greeting: `Hola, ${name}:`,
    paragraphs: [`${sender} le pide que lea y firme estos documentos para ${address}:`],
    list: [...documentTitles],
    action: { label: 'Leer y firmar', url: `${url}?lang=es` },
    translation: {
      language: 'en',
      label: 'Would you rather read this in English? Open this page',
      url: `${url}?lang=en`,
    },
    notes: [
      'No necesita una cuenta y basta con un teléfono. Lea primero cada documento; usted firma solo aquello con lo que está de acuerdo.',
      `El enlace es solo para usted, así que no lo reenvíe. Funciona hasta el ${formatInstant(expiresAt, 'es')}.`,
      `Si no conoce a ${sender}, o esta no es su vivienda, no tiene que hacer nada.`,
    ],
  }),

  executed: ({ name, address, documentTitles, url }) => ({
    language: 'es',
    subject: 'Sus documentos firmados',
    greeting: `Hola, ${name}:`,
    paragraphs: [`Todas las personas han firmado los documentos para ${address}:`],
    list: [...documentTitles],
    action: { label: 'Abrir su copia firmada', url },
    notes: [
      'Guarde una copia. El archivo está sellado: cualquiera puede comprobar que no se ha modificado desde entonces.',
    ],
  }),

  closed: ({ name, address, sender }) => ({
    language: 'es',
    subject: 'Se cerró una solicitud de firma',
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `Los documentos que ${sender} le envió para ${address} se cerraron antes de que todas las personas firmaran. Su enlace ya no funciona y usted no tiene que hacer nada.`,
      `Si tiene preguntas, hágaselas a ${sender}.`,
    ],
  }),
}
