import type { Email } from '../../../infrastructure/mail/email-template.ts'
import { limits } from '@countersign/contract/rules/limits'
import { formatDate, formatInstant } from '../format-instant.ts'
import { documentsForHome, shortName, type ResidentFacts } from '../packet-facts.ts'
import type { Invitation, ResidentEmails } from './en.ts'

const language = 'es'

export const es: ResidentEmails = {
  invitation: (facts) => ({
    language,
    subject: `${facts.isUpdate ? 'Actualizado: ' : ''}${shortName(facts.sender.name)} le pide que firme: ${documentsForHome(facts, language)}`,
    preheader: `Lea y firme antes del ${formatDate(facts.expiresAt, inZone(facts))}. No necesita una cuenta.`,
    greeting: `Hola, ${facts.name}:`,
    paragraphs: [
      ...(facts.isUpdate
        ? [
            'Este correo reemplaza al anterior: los documentos cambiaron y aquel enlace ya no funciona.',
          ]
        : []),
      `${facts.sender.name} le pide que lea y firme ${nameDocuments(facts)} para ${facts.address}.`,
    ],
    action: { label: 'Leer y firmar', url: `${facts.url}?lang=es` },
    translation: englishPage(facts),
    ...senderMessage(facts),
    ...documentList(facts),
    ...(facts.helpUrl && {
      help: { label: 'Cómo se firma', url: `${facts.helpUrl}?lang=es` },
    }),
    notes: [
      'No necesita una cuenta y basta con un teléfono. Lea primero cada documento; usted firma solo aquello con lo que está de acuerdo.',
      `El enlace es solo para usted, así que no lo reenvíe. Funciona hasta el ${formatInstant(facts.expiresAt, inZone(facts))}.`,
      `Si no conoce a ${facts.sender.name}, o esta no es su vivienda, no tiene que hacer nada.`,
    ],
    contact: contact(facts),
  }),

  reminder: (facts) => ({
    language,
    subject: `Recordatorio: ${shortName(facts.sender.name)} le pide que firme ${documentsForHome(facts, language)}`,
    preheader: `Su enlace funciona hasta el ${formatDate(facts.expiresAt, inZone(facts))}.`,
    greeting: `Hola, ${facts.name}:`,
    paragraphs: [
      `${facts.sender.name} sigue esperando su firma en ${nameDocuments(facts)} para ${facts.address}.`,
    ],
    action: { label: 'Leer y firmar', url: `${facts.url}?lang=es` },
    translation: englishPage(facts),
    ...documentList(facts),
    notes: [
      `Es el mismo enlace de antes. Funciona hasta el ${formatInstant(facts.expiresAt, inZone(facts))}.`,
      'Si prefiere firmar en papel, abra el enlace y dígalo allí.',
    ],
    contact: contact(facts),
  }),

  answersChanging: (facts) => ({
    language,
    subject: `${shortName(facts.sender.name)} está modificando: ${documentsForHome(facts, language)}`,
    preheader: 'Su enlace ya no funciona y no hay nada firmado. Recibirá un nuevo enlace.',
    greeting: `Hola, ${facts.name}:`,
    paragraphs: [
      `${facts.sender.name} está modificando los documentos para ${facts.address} que usted había abierto. Su enlace ya no funciona y no hay nada firmado.`,
      'Cuando los documentos estén listos, recibirá un nuevo enlace por correo electrónico. Hasta entonces no tiene que hacer nada.',
    ],
    contact: contact(facts),
  }),

  revised: (facts) => ({
    language,
    subject: `${shortName(facts.sender.name)} prepara una nueva versión: ${documentsForHome(facts, language)}`,
    preheader: 'Su enlace a la versión anterior ya no funciona. Recibirá un nuevo enlace.',
    greeting: `Hola, ${facts.name}:`,
    paragraphs: [
      `${facts.sender.name} está preparando una nueva versión de los documentos para ${facts.address}. Su enlace a la versión anterior ya no funciona, y las firmas en ella no cuentan.`,
      'Cuando la nueva versión esté lista, recibirá un nuevo enlace por correo electrónico.',
    ],
    contact: contact(facts),
  }),

  answer: (facts) => ({
    language,
    subject: `${shortName(facts.sender.name)} respondió a su pregunta: ${documentsForHome(facts, language)}`,
    greeting: `Hola, ${facts.name}:`,
    paragraphs: [
      `${facts.sender.name} responde a su pregunta sobre los documentos para ${facts.address}:`,
    ],
    quote: facts.words,
    action: { label: 'Abrir los documentos', url: `${facts.url}?lang=es` },
    contact: contact(facts),
  }),

  executed: (facts) => ({
    language,
    subject: `Firmado por todos: ${documentsForHome(facts, language)}`,
    preheader: 'Abra y guarde su copia firmada.',
    greeting: `Hola, ${facts.name}:`,
    paragraphs: [`Todas las personas han firmado ${nameDocuments(facts)} para ${facts.address}.`],
    action: { label: 'Abrir su copia firmada', url: facts.url },
    ...documentList(facts),
    notes: [
      'Guarde una copia. El archivo está sellado: cualquiera puede comprobar que no se ha modificado desde entonces.',
      `Este enlace funciona durante ${limits.executedLinkDays} días. Después, su página le envía un enlace nuevo por correo.`,
    ],
    contact: contact(facts),
  }),

  executedLink: (facts) => ({
    language,
    subject: `Su copia firmada: ${documentsForHome(facts, language)}`,
    preheader: `Ábrala y guárdela antes del ${formatDate(facts.expiresAt, inZone(facts))}.`,
    greeting: `Hola, ${facts.name}:`,
    paragraphs: [
      `Este es el nuevo enlace a ${nameDocuments(facts)} para ${facts.address}, que todas las personas han firmado.`,
    ],
    action: { label: 'Abrir su copia firmada', url: facts.url },
    notes: [
      `El enlace funciona hasta el ${formatInstant(facts.expiresAt, inZone(facts))}. Guarde el archivo.`,
      'Si usted no pidió este enlace, no tiene que hacer nada.',
    ],
    contact: contact(facts),
  }),

  printedCopy: (facts) => ({
    language,
    subject: `${shortName(facts.sender.name)} le envía una copia: ${documentsForHome(facts, language)}`,
    preheader: `Ábrala y guárdela antes del ${formatDate(facts.expiresAt, inZone(facts))}. No hay nada que firmar.`,
    greeting: `Hola, ${facts.name}:`,
    paragraphs: [
      `${facts.sender.name} le envía una copia de ${nameDocuments(facts)} para ${facts.address}.`,
      'Esto es solo una copia. Si la ley dice que usted debe recibir el documento de otra manera, por ejemplo en papel, este correo no sustituye esa entrega.',
    ],
    action: { label: 'Abrir la copia', url: facts.url },
    notes: [
      'No necesita una cuenta y no hay nada que firmar. La copia muestra el documento, en inglés, tal como se llenó, antes de que se firmara a mano.',
      `El enlace es solo para usted, así que no lo reenvíe. Funciona hasta el ${formatInstant(facts.expiresAt, inZone(facts))}. Guarde el archivo.`,
      `Si no conoce a ${facts.sender.name}, o esto no es para usted, no tiene que hacer nada.`,
    ],
    contact: contact(facts),
  }),

  signedCopy: (facts) => ({
    language,
    subject: `${shortName(facts.sender.name)} le envía una copia firmada: ${documentsForHome(facts, language)}`,
    preheader: `Ábrala y guárdela antes del ${formatDate(facts.expiresAt, inZone(facts))}. No hay nada que firmar.`,
    greeting: facts.name ? `Hola, ${facts.name}:` : 'Hola:',
    paragraphs: [
      `Todas las personas firmaron ${nameDocuments(facts)} para ${facts.address}. ${facts.sender.name} eligió que usted reciba una copia del archivo firmado.`,
    ],
    action: { label: 'Abrir la copia', url: facts.url },
    ...documentList(facts),
    notes: [
      'No necesita una cuenta y no hay nada que firmar. Las últimas páginas son un certificado, en inglés, que dice quién firmó, cómo y cuándo, y que se le envió una copia.',
      `El enlace es solo para usted, así que no lo reenvíe. Funciona hasta el ${formatInstant(facts.expiresAt, inZone(facts))}. Guarde el archivo.`,
      `Si no conoce a ${facts.sender.name}, o esto no es para usted, no tiene que hacer nada.`,
    ],
    contact: contact(facts),
  }),

  closed: (facts) => ({
    language,
    subject: `${facts.hasSigned ? 'Terminó antes de que todos firmaran' : 'Ya no tiene que firmar'}: ${documentsForHome(facts, language)}`,
    preheader: facts.hasSigned
      ? 'No tienen efecto y usted no tiene que hacer nada.'
      : 'Su enlace ya no funciona y usted no tiene que hacer nada.',
    greeting: `Hola, ${facts.name}:`,
    paragraphs: [
      `Los documentos que ${facts.sender.name} le envió para ${facts.address} terminaron antes de que todas las personas firmaran${
        facts.hasSigned
          ? ', así que no tienen efecto, aunque usted los firmó. Usted'
          : '. Su enlace ya no funciona y usted'
      } no tiene que hacer nada.`,
    ],
    contact: contact(facts),
  }),
}

function inZone({ timeZone }: ResidentFacts) {
  return { timeZone, language } as const
}

/** The title of the only document, or "3 documents". */
function nameDocuments({ documentTitles: [first, ...others] }: ResidentFacts): string {
  return others.length === 0 ? `«${first}»` : `${others.length + 1} documentos`
}

/** One document is named above. */
function documentList({ documentTitles: items }: ResidentFacts): Pick<Email, 'list'> {
  return items.length > 1 ? { list: { title: 'Los documentos:', items: [...items] } } : {}
}

function senderMessage({ sender, message }: Invitation): Pick<Email, 'message'> {
  return message ? { message: { title: `${sender.name} escribe:`, words: message } } : {}
}

function englishPage({ url }: Invitation): NonNullable<Email['translation']> {
  return {
    language: 'en',
    label: 'Would you rather read this in English? Open this page',
    url: `${url}?lang=en`,
  }
}

function contact({ sender }: ResidentFacts): NonNullable<Email['contact']> {
  return { title: '¿Tiene preguntas? Responda a este correo o pregunte a:', ...sender }
}
