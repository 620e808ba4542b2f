import { isMark, isSameAnswer, type Answer, type Mark } from '@countersign/answers/answer'
import type { Role } from '@countersign/answers/field'
import type { Envelope } from './envelope.ts'

/** In place of a mark that is stored with the person who adopted it: a drawn signature is large. */
interface MarkReference {
  kind: 'adopted'
  role: Role
  as: 'signature' | 'initials'
}

/** An envelope as JSON, with each adopted mark once, in however many places it stands. */
export interface StoredEnvelope extends Omit<Envelope, 'values'> {
  values: Record<string, Answer | MarkReference>
}

export function toStoredEnvelope(envelope: Envelope): StoredEnvelope {
  const adopted = listAdopted(envelope)
  const known = new Map(adopted)
  const findAdopted = (mark: Mark): MarkReference | undefined =>
    known.get(mark) ?? adopted.find(([other]) => isSameAnswer(other, mark))?.[1]

  return {
    ...envelope,
    values: mapValues(envelope.values, (value) =>
      isMark(value) ? (findAdopted(value) ?? value) : value,
    ),
  }
}

/** Throws an `Error` for a mark that nobody has adopted. */
export function readStoredEnvelope({ values, ...envelope }: StoredEnvelope): Envelope {
  return {
    ...envelope,
    values: mapValues(values, (value) =>
      isReference(value) ? requireAdopted(envelope, value) : value,
    ),
  }
}

function listAdopted({ recipients }: Envelope): [Mark, MarkReference][] {
  return recipients.flatMap(({ role, adopted }) =>
    adopted
      ? [
          [adopted.signature, { kind: 'adopted', role, as: 'signature' }],
          [adopted.initials, { kind: 'adopted', role, as: 'initials' }],
        ]
      : [],
  )
}

function isReference(value: Answer | MarkReference): value is MarkReference {
  return typeof value === 'object' && 'kind' in value && value.kind === 'adopted'
}

function requireAdopted(
  { envelopeId, recipients }: Pick<Envelope, 'envelopeId' | 'recipients'>,
  { role, as }: MarkReference,
): Mark {
  const mark = recipients.find((recipient) => recipient.role === role)?.adopted?.[as]
  if (!mark) {
    throw new Error(`Envelope ${envelopeId} has a mark of ${role}, who has adopted none.`)
  }
  return mark
}

function mapValues<From, To>(
  values: Record<string, From>,
  change: (value: From) => To,
): Record<string, To> {
  const changed: Record<string, To> = {}
  for (const [key, value] of Object.entries(values)) {
    changed[key] = change(value)
  }
  return changed
}
