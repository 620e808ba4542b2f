import type { Room, RoomDocument } from '@countersign/contract'

/**
 * Every save answers the whole room. Documents that read the same stay the same objects, so that a
 * page of sixty fields does not draw itself anew with each letter.
 */
export function keepUnchanged(before: Room | undefined, after: Room): Room {
  if (!before) {
    return after
  }

  const documents = after.documents.map((document) => known(before.documents, document))
  const same =
    documents.length === before.documents.length &&
    documents.every((document, index) => document === before.documents[index])
  return { ...after, documents: same ? before.documents : documents }
}

function known(before: RoomDocument[], document: RoomDocument): RoomDocument {
  const twin = before.find((other) => other.documentId === document.documentId)
  return twin && JSON.stringify(twin) === JSON.stringify(document) ? twin : document
}
