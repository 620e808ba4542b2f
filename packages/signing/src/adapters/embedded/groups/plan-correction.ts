import { isSameAnswer, type Answers } from '@countersign/answers/answer'
import { normalizeText } from '@countersign/answers/text'
import { type SignerRole, signsByLink } from '@countersign/answers/field'
import { checkAnswer } from '../../../validation/check-answer.ts'
import type { Envelope, EnvelopeDocument, Recipient } from '../../../envelope.ts'
import type { SignerCorrectedFacts } from '../../../envelope-events.ts'
import { type FieldProblem, SigningError } from '../../../errors.ts'
import type { SignerCorrection } from '../../../provider.ts'
import {
  hashOwnerAnswers,
  listFactAnswers,
  listMarkKeys,
  listOwnKeys,
  omitAnswers,
} from '../envelope/answers-by-signer.ts'
import { listDocumentFields, type LoadedDocument } from '../envelope/envelope-documents.ts'
import { explainEnd, listNames, requireRecipient } from '../envelope/recipients.ts'

export interface CorrectionPlan {
  documents: LoadedDocument[]
  envelope: Envelope
  facts: SignerCorrectedFacts
  /** Documents that were sent with other text than they have now. */
  resent: LoadedDocument[]
}

/** The envelope after the correction; `undefined` if it changes nothing. */
export function planCorrection(
  documents: LoadedDocument[],
  envelope: Envelope,
  input: SignerCorrection,
  at: string,
): CorrectionPlan | undefined {
  const signer = requireCorrectable(envelope, input.role)
  const corrected = correctRecipient(signer, input, at)
  const changed = (['name', 'email', 'phone'] as const).filter(
    (part) => corrected[part] !== signer[part],
  )
  if (changed.length === 0) {
    return undefined
  }
  const isSigned = envelope.recipients.some(({ state }) => state === 'signed')
  if (isSigned && changed.includes('name')) {
    throw new SigningError(
      'already-signed',
      'A name in signed documents cannot change. Use Revise to make a new packet.',
    )
  }

  const { values, keys } = correctAnswers({ documents, envelope, signer, corrected, isSigned })
  const affected = documents.filter((loaded) => containsAny(loaded, keys))
  const others = envelope.recipients.flatMap(({ role }) =>
    signsByLink(role) && role !== input.role ? [role] : [],
  )
  const filled = rehashFilled(documents, envelope, values)
  return {
    documents,
    envelope: {
      ...envelope,
      ...(filled && { filled }),
      documents: envelope.documents.map((document) => retitle(document, signer, corrected)),
      recipients: envelope.recipients.map((recipient) =>
        recipient.role === input.role ? corrected : recipient,
      ),
      // Nothing that others signed or confirmed stays under changed text.
      values: isSigned ? values : omitAnswers(values, listMarkKeys(affected, others)),
    },
    facts: {
      signer: input.role,
      changed,
      before: { name: signer.name, email: signer.email },
      after: {
        name: corrected.name,
        email: corrected.email,
        ...(corrected.phone !== undefined && { phone: corrected.phone }),
      },
      ...(filled && { valuesSha256: filled.valuesSha256 }),
    },
    resent: envelope.state === 'sent' && !isSigned ? affected : [],
  }
}

function requireCorrectable(envelope: Envelope, role: SignerRole): Recipient {
  const signer = requireRecipient(envelope, role)
  if (!signsByLink(role)) {
    throw new SigningError(
      'group-not-found',
      'Only those who sign through a link can be corrected.',
    )
  }
  const end =
    explainEnd(envelope) ??
    (envelope.state === 'complete' ? 'Everyone has signed, so this packet is closed.' : undefined)
  if (end) {
    throw new SigningError('group-closed', end)
  }
  if (signer.state === 'signed') {
    throw new SigningError(
      'already-signed',
      `${listNames([signer])} has signed and can no longer be corrected. Use Revise to make a new packet.`,
    )
  }
  return signer
}

/** Nothing of what the person behind the old link did stays: it may have been a stranger. */
function correctRecipient(
  { role, signingFor, kind, state }: Recipient,
  { name, email, phone }: SignerCorrection,
  at: string,
): Recipient {
  return {
    role,
    name: normalizeText(name),
    ...(signingFor !== undefined && { signingFor }),
    email,
    ...(phone !== undefined && { phone }),
    ...(kind && { kind }),
    state,
    revoked: { at, reason: 'corrected' },
    correctedAt: at,
  }
}

interface CorrectionOfAnswers {
  documents: LoadedDocument[]
  envelope: Envelope
  signer: Recipient
  corrected: Recipient
  isSigned: boolean
}

/**
 * The old facts give way to the new ones where nobody has changed them; `keys` are those of the
 * answers that did. Once anybody has signed, only the signer's own answers change.
 */
function correctAnswers({ documents, envelope, signer, corrected, isSigned }: CorrectionOfAnswers) {
  const own = listOwnKeys(documents, signer.role)
  const before = listFactAnswers(documents, signer)
  const values = new Map(Object.entries(omitAnswers(envelope.values, own)))
  const keys = new Set<string>()
  for (const [key, fact] of listFactAnswers(documents, corrected)) {
    const old = before.get(key)
    const follows = own.has(key) || (!isSigned && isSameAnswer(envelope.values[key], old))
    if (!follows) {
      continue
    }
    if (fact === undefined) {
      values.delete(key)
    } else {
      values.set(key, fact)
    }
    if (!isSameAnswer(old, fact)) {
      keys.add(key)
    }
  }
  requireValid(documents, values, keys)
  return { values: Object.fromEntries(values), keys }
}

function requireValid(
  documents: LoadedDocument[],
  values: ReadonlyMap<string, Answers[string]>,
  keys: ReadonlySet<string>,
): void {
  const problems = listDocumentFields(documents).flatMap<FieldProblem>(({ answerKey, field }) => {
    const value = values.get(answerKey)
    if (!keys.has(answerKey)) {
      return []
    }
    if (value !== undefined) {
      return checkAnswer(field, value) ?? []
    }
    return field.locked && field.required
      ? [{ key: field.key, message: `“${field.label}” is required in these documents.` }]
      : []
  })
  const [first] = problems
  if (first) {
    throw new SigningError('invalid-values', first.message, problems)
  }
}

function containsAny(loaded: LoadedDocument, keys: ReadonlySet<string>): boolean {
  return listDocumentFields([loaded]).some(({ answerKey }) => keys.has(answerKey))
}

/** A private copy is titled with its signer's name. */
function retitle(
  document: EnvelopeDocument,
  signer: Recipient,
  corrected: Recipient,
): EnvelopeDocument {
  const ending = `: ${signer.name}`
  return document.copyOf === signer.role && document.title.endsWith(ending)
    ? { ...document, title: `${document.title.slice(0, -ending.length)}: ${corrected.name}` }
    : document
}

function rehashFilled(
  documents: LoadedDocument[],
  { filled }: Envelope,
  values: Answers,
): Envelope['filled'] {
  const valuesSha256 = hashOwnerAnswers(listDocumentFields(documents), values)
  return filled && filled.valuesSha256 !== valuesSha256 ? { ...filled, valuesSha256 } : undefined
}
