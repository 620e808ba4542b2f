import { isSameAnswer, type Answer, type Answers } from '@countersign/answers/answer'
import { canonicalJson } from '@countersign/answers/canonical-json'
import { normalizeAnswer } from '@countersign/answers/normalize-answer'
import {
  type Field,
  isCoOwnerRole,
  type LinkSignerRole,
  type Role,
  signsByLink,
} from '@countersign/answers/field'
import type { Envelope, Recipient } from '../../../envelope.ts'
import { sha256 } from '@countersign/pdf/sha256'
import { listConfirmationFields } from './confirmation-fields.ts'
import {
  type DocumentField,
  listDocumentFields,
  type LoadedDocument,
} from './envelope-documents.ts'

/** SHA-256 of the owner's answers as canonical JSON (RFC 8785). */
export function hashOwnerAnswers(fields: readonly DocumentField[], values: Answers): string {
  const keys = new Set(
    fields.filter(({ field }) => field.role === 'LLEdit').map(({ answerKey }) => answerKey),
  )
  const owners = Object.entries(values).filter(([key]) => keys.has(key))
  return sha256(canonicalJson(Object.fromEntries(owners)))
}

/** Keys of what these people signed, initialed or confirmed. */
export function listMarkKeys(documents: LoadedDocument[], roles: readonly Role[]): Set<string> {
  const marks = listDocumentFields(documents).filter(
    ({ field: { role, type } }) =>
      roles.includes(role) && (type === 'signature' || type === 'initials'),
  )
  const confirmations = roles.flatMap((role) => listConfirmationFields(documents, role))
  return new Set([...marks, ...confirmations].map(({ answerKey }) => answerKey))
}

export function listOwnKeys(documents: LoadedDocument[], role: Role): Set<string> {
  const own = listDocumentFields(documents).filter(
    ({ field }) => field.role === role && !field.locked,
  )
  const fields = [...own, ...listConfirmationFields(documents, role)]
  return new Set(fields.map(({ answerKey }) => answerKey))
}

/**
 * The answers without what residents have typed or anybody has signed and not finished. Facts stay,
 * and so does what the owner typed.
 */
export function omitUnfinished(documents: LoadedDocument[], envelope: Envelope): Answers {
  const unfinished = envelope.recipients.filter(({ state }) => state !== 'signed')
  const omitted = unfinished.flatMap((recipient) => {
    if (!signsByLink(recipient.role)) {
      return [...listMarkKeys(documents, [recipient.role])]
    }
    const facts = listFactAnswers(documents, recipient)
    return [...listOwnKeys(documents, recipient.role)].filter(
      (key) => !isSameAnswer(envelope.values[key], facts.get(key)),
    )
  })
  return omitAnswers(envelope.values, new Set(omitted))
}

export function omitAnswers(values: Answers, keys: ReadonlySet<string>): Answers {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !keys.has(key)))
}

/**
 * By answer key, the name, company, email or phone that this signer's facts give to a field, in any
 * document and for any role. A fact that the signer does not have is `undefined`.
 */
export function listFactAnswers(
  documents: LoadedDocument[],
  signer: SignerFacts & Pick<Recipient, 'role'>,
): Map<string, Answer | undefined> {
  const facts = new Map<string, Answer | undefined>()
  for (const { answerKey, field } of listDocumentFields(documents)) {
    const part = findSignerFact(field, signer.role)
    if (part && !facts.has(answerKey)) {
      const text = signerFact(signer, part)
      facts.set(answerKey, text === undefined ? undefined : normalizeAnswer(text))
    }
  }
  return facts
}

type SignerFacts = Pick<Recipient, 'name' | 'signingFor' | 'email' | 'phone'>
type SignerFact = 'name' | 'company' | 'email' | 'phone'

export function signerFact(signer: SignerFacts, part: SignerFact): string | undefined {
  return part === 'company' ? (signer.signingFor ?? signer.name) : signer[part]
}

/** Under which path facts are given: residents count from 1, the initiator is the first owner. */
export function signerPath(role: LinkSignerRole): string {
  return `${isCoOwnerRole(role) ? 'owners' : 'signers'}.${role.slice(2)}`
}

/** Which fact of this signer prefills the field, by its path or its own key. */
export function findSignerFact({ prefill, key }: Field, role: Role): SignerFact | undefined {
  if (!signsByLink(role)) {
    return undefined
  }
  const path = signerPath(role)
  return (['name', 'company', 'email', 'phone'] as const).find(
    (part) =>
      prefill === `${path}.${part}` || key === `${path}.${part}` || key === `${role}.${part}`,
  )
}
