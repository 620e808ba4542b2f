import type { RoomDocument } from '@countersign/contract/schemas/signing-room/room-document'
import { useLayoutEffect, useRef } from 'react'
import { useRoom } from '../room/room-context.ts'
import { beforeFinishId, formTitleId } from '../ui/anchors.ts'
import { focusControl } from '../ui/focus-control.ts'
import { Panel } from '../ui/room-layout.tsx'
import { useRoomMessages } from '../../i18n/room/messages.ts'

/** Once a resident has done everything: what Finish signs, and what they have not had on the screen. */
export function SignSummary() {
  const { signSummary } = useRoomMessages()
  const { documents, read, person } = useRoom()
  const unseen = documents.filter(({ documentId }) => !read.includes(documentId))
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const panel = title.current?.closest('section')
    if (panel) {
      keepFocusInView(panel)
    }
  }, [])

  return (
    <Panel titleId={beforeFinishId}>
      <h2 ref={title} id={beforeFinishId} tabIndex={-1}>
        {signSummary.title}
      </h2>
      <p>{signSummary.signs(person.name, documents.length)}</p>
      <FormLinks documents={documents} />
      {unseen.length > 0 && (
        <>
          <p>{signSummary.unseen(unseen.length, documents.length)}</p>
          {unseen.length < documents.length && <FormLinks documents={unseen} />}
        </>
      )}
    </Panel>
  )
}

/** The panel arrives a moment after the last signature, and pushes down what somebody went on to. */
function keepFocusInView(panel: Element): void {
  const focused = document.activeElement
  if (
    !focused ||
    !(panel.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) ||
    panel.contains(focused)
  ) {
    return
  }
  const before = focused.getBoundingClientRect().top - panel.getBoundingClientRect().height
  if (before >= 0 && before < window.innerHeight) {
    focused.scrollIntoView({ block: 'nearest' })
  }
}

function FormLinks({ documents }: { documents: readonly RoomDocument[] }) {
  return (
    <ul>
      {documents.map(({ documentId, title }) => (
        <li key={documentId}>
          <a
            href={`#${formTitleId(documentId)}`}
            onClick={(event) => {
              event.preventDefault()
              focusControl(formTitleId(documentId))?.scrollIntoView({ block: 'start' })
            }}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
