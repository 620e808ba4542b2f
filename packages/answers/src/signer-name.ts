/** A person, and the company or trade name for which they act. */
export interface SignerName {
  name: string
  signingFor?: string | undefined
}

/** `party` is the owner as the forms name them: a person, or a company ("DBA"). */
export function nameInitiator({ party, person }: { party: string; person: string }): SignerName {
  return isSame(party, person) ? { name: person } : { name: person, signingFor: party.trim() }
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** "Morgan Ellis, signing for Maple Homes LLC". */
export function formatSignerName({ name, signingFor }: SignerName, language: 'en' | 'es' = 'en') {
  return signingFor === undefined ? name : `${name}, ${signing[language]} ${signingFor}`
}

/** Within a sentence: "Morgan Ellis for Maple Homes LLC". */
export function formatSender({ name, signingFor }: SignerName, language: 'en' | 'es' = 'en') {
  return signingFor === undefined ? name : `${name} ${acting[language]} ${signingFor}`
}

const signing = { en: 'signing for', es: 'en nombre de' }
const acting = { en: 'for', es: 'en nombre de' }
