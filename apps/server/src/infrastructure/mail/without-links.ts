import type { Email } from './email.ts'

/** An address of a person may be one: it says where it leads. */
const emailAddress = /^[^\s@:/<>]+@[^\s@:/<>]+$/

/**
 * The email with spaces of no width in what mail programs would turn into a link of their own. Names of
 * people, homes and packets stand among our words; links are only those that we make. Quotes stay: they
 * look like somebody's own words.
 */
export function withoutLinks(email: Email): Email {
  return {
    ...email,
    subject: breakLinks(email.subject),
    ...(email.preheader && { preheader: breakLinks(email.preheader) }),
    greeting: breakLinks(email.greeting),
    paragraphs: email.paragraphs.map(breakLinks),
    ...(email.message && {
      message: { ...email.message, title: breakLinks(email.message.title) },
    }),
    ...(email.list && {
      list: { title: breakLinks(email.list.title), items: email.list.items.map(breakLinks) },
    }),
    ...(email.notes && { notes: email.notes.map(breakLinks) }),
    ...(email.contact && {
      contact: {
        ...email.contact,
        title: breakLinks(email.contact.title),
        name: breakLinks(email.contact.name),
      },
    }),
  }
}

function breakLinks(text: string): string {
  return text.replace(/\S+/g, (word) =>
    emailAddress.test(word.replace(/[.,;:!?)]+$/, ''))
      ? word
      : word
          .replace(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2,})/gu, '.\u200b')
          .replaceAll('://', ':\u200b//'),
  )
}
