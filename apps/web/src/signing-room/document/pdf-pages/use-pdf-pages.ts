import type { Answer } from '@countersign/answers'
import type { Room, RoomDocument } from '@countersign/contract'
import { useEffect, useState } from 'react'
import { openPdfDocument } from '../../../ui/pdf-pages/open-pdf-document.ts'
import type { PdfPages } from '../../../ui/pdf-pages/open-pdf-document.ts'
import { useRoom, useRoomState, useRoomStore } from '../../room/room-context.ts'
import { changesHere } from './is-in-flux.ts'

export type PagesState =
  { kind: 'waiting' } | { kind: 'failed'; again: () => void } | { kind: 'open'; pdf: PdfPages }

/**
 * A form's pages with what others have answered drawn in. They are fetched one form after the other, and
 * once more when somebody else's answer has changed; until then the old ones stand.
 */
export function usePdfPages(document: RoomDocument): PagesState {
  const store = useRoomStore()
  const { role } = useRoom()
  const drawn = useRoomState((state) => answersOfOthers(document, role, state.answers))
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<PagesState>({ kind: 'waiting' })
  const { documentId } = document

  useEffect(() => {
    const ending = new AbortController()
    const opening = serialize(async () => {
      ending.signal.throwIfAborted()
      const file = await store.pagesPdf(documentId)
      return openPdfDocument(await file.arrayBuffer())
    })
    opening.then(
      (pdf) => !ending.signal.aborted && setState({ kind: 'open', pdf }),
      () => !ending.signal.aborted && setState({ kind: 'failed', again }),
    )
    return () => {
      ending.abort()
      opening.then((pdf) => pdf.close()).catch(() => undefined)
    }

    function again() {
      setState({ kind: 'waiting' })
      setAttempt((before) => before + 1)
    }
  }, [store, documentId, drawn, attempt])

  return state
}

/** Compared as text: every save answers the whole room anew. */
function answersOfOthers(
  { fields }: RoomDocument,
  who: Room['role'],
  answers: Readonly<Record<string, Answer>>,
): string {
  const others = fields.filter((field) => !changesHere(field, who))
  return JSON.stringify(others.map(({ answerKey }) => answers[answerKey]))
}

let turn: Promise<unknown> = Promise.resolve()

/** The first form must not wait for the bytes of the sixtieth. */
function serialize<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work)
  turn = mine.catch(() => undefined)
  return mine
}
