import type { RoomDocument } from '@countersign/contract'
import { useLaterMessages } from '../i18n/use-later-messages.ts'
import { useRoom } from '../room/room-context.ts'
import { beforeFinishId, formTitleId } from '../ui/anchors.ts'
import { focusControl } from '../ui/focus-control.ts'
import { Panel } from '../ui/room-layout.tsx'

/** Once a resident has done everything: what Finish signs, and what they have not had on the screen. */
export function SignSummary() {
  const { signSummary } = useLaterMessages()
  const { documents, read, person } = useRoom()
  const unseen = documents.filter(({ documentId }) => !read.includes(documentId))

  return (
    <Panel titleId={beforeFinishId}>
      <h2 id={beforeFinishId} tabIndex={-1}>
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
