import type { Role } from '@countersign/answers/field'
import type { Envelope, EnvelopeDocument } from '../../../envelope.ts'
import type { EnvelopeEvent, EvidenceEvent } from '../../../envelope-events.ts'
import { describeEventChain } from '../../../evidence/hash-event-chain.ts'
import type { SignerCopy } from '../../../evidence/certificate-facts.ts'
import {
  listAnswerKeys,
  filterAnswers,
  filterVisibleDocuments,
  canSee,
} from '../envelope/visibility.ts'
import type { LoadedDocument } from '../envelope/envelope-documents.ts'

export interface FileSource {
  envelope: Envelope
  events: EnvelopeEvent[]
  documents: LoadedDocument[]
}

export interface OwnFileSource extends Omit<FileSource, 'events'> {
  events: EvidenceEvent[]
  copy: SignerCopy
}

/**
 * Removes what is private to others before anything is rendered, so that neither the pages nor the
 * attached record can contain it. The hash of the event chain still covers all events.
 */
export function removePrivateDocuments(role: Role, source: FileSource): OwnFileSource {
  const { envelope, events, documents } = source
  const visible = filterVisibleDocuments(documents, role)
  const hidden = envelope.documents.filter((document) => !canSee(document, role))
  const visibleKeys = listAnswerKeys(visible)
  const hiddenKeys = [...listAnswerKeys(documents)].filter((key) => !visibleKeys.has(key))
  const names = new Set([...hidden.flatMap(listDocumentNames), ...hiddenKeys])

  return {
    envelope: {
      ...envelope,
      documents: envelope.documents.filter((document) => canSee(document, role)),
      values: filterAnswers(visible, envelope.values),
    },
    events: events.map((event) => redactEvent(event, names)),
    documents: visible,
    copy: {
      role,
      withheld: hidden.length,
      chain: describeEventChain(events),
    },
  }
}

function listDocumentNames({ documentId, templateId }: EnvelopeDocument): string[] {
  return [documentId, templateId]
}

function redactEvent(event: EnvelopeEvent, names: ReadonlySet<string>): EvidenceEvent {
  if (!event.data) {
    return event
  }
  // A name may be followed by a place in it, or by words.
  const isPrivate = (text: string) =>
    names.has(text) ||
    [...text.matchAll(/[/ ]/g)].some(({ index }) => names.has(text.slice(0, index)))
  const facts = Object.entries(event.data).flatMap(([key, fact]: [string, unknown]) => {
    if (Array.isArray(fact)) {
      return [[key, fact.filter((text) => !isPrivate(text))]]
    }
    return typeof fact === 'string' && isPrivate(fact) ? [] : [[key, fact]]
  })

  return withFacts(event, Object.fromEntries(facts))
}

/** TypeScript cannot infer that removing facts from a payload gives a part of that payload. */
function withFacts(event: EnvelopeEvent, facts: Record<string, unknown>): EvidenceEvent {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return { ...event, data: facts } as EvidenceEvent
}
