import { useReadToEnd } from './use-read-to-end.ts'

/** Stands behind the last words of a document, in either view, once they are there to be read. */
export function ReadEnd({ documentId }: { documentId: string }) {
  return <div ref={useReadToEnd(documentId)} aria-hidden />
}
