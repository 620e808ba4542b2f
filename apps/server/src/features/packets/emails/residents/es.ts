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

  reminder: ({ name, sender, address, documentTitles, url, expiresAt }) => ({
    language: 'es',
    subject: 'Recordatorio: documentos para que usted los firme',
    greeting: `Hola, ${name}:`,
    paragraphs: [`${sender} sigue esperando su firma en estos documentos para ${address}:`],
    list: [...documentTitles],
    action: { label: 'Leer y firmar', url: `${url}?lang=es` },
    translation: {
      language: 'en',
      label: 'Would you rather read this in English? Open this page',
      url: `${url}?lang=en`,
    },
    notes: [
      `Es el mismo enlace de antes. Funciona hasta el ${formatInstant(expiresAt, 'es')}.`,
      'Si tiene una pregunta o prefiere firmar en papel, abra el enlace y dígalo allí.',
    ],
  }),

  answersChanging: ({ name, address, sender }) => ({
    language: 'es',
    subject: 'Los documentos se están modificando',
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `${sender} está modificando los documentos para ${address} que usted había abierto. Su enlace ya no funciona y no hay nada firmado.`,
      'Cuando los documentos estén listos, recibirá un nuevo enlace por correo electrónico. Hasta entonces no tiene que hacer nada.',
    ],
  }),

  revised: ({ name, address, sender }) => ({
    language: 'es',
    subject: 'Se está preparando una nueva versión de los documentos',
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `${sender} está preparando una nueva versión de los documentos para ${address}. Su enlace a la versión anterior ya no funciona, y las firmas en ella no cuentan.`,
      'Cuando la nueva versión esté lista, recibirá un nuevo enlace por correo electrónico.',
    ],
  }),

  answer: ({ name, address, sender, words, url }) => ({
    language: 'es',
    subject: `Una respuesta de ${sender}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [`${sender} responde a su pregunta sobre los documentos para ${address}:`, words],
    action: { label: 'Abrir los documentos', url: `${url}?lang=es` },
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
