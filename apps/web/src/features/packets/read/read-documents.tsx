import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import cardStyles from '../../../ui/card.module.css'
import { QueryError } from '../../../ui/query-error.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PdfDocument } from '../../../ui/pdf-document.tsx'
import { DocumentText } from './document-text.tsx'
import { draftFileQuery, draftTextQuery } from './draft-queries.ts'
import toggleStyles from '../../../ui/toggle-buttons.module.css'
import styles from './read-documents.module.css'

type ReadingFormat = 'pages' | 'text'

interface ReadDocumentsProps {
  packet: Packet
  format: ReadingFormat
}

/** The filled documents as they stand, as pages or as text. */
export function ReadDocuments({ packet, format }: ReadDocumentsProps) {
  return (
    <>
      {packet.anySigned && !packet.signing.draftShowsSignatures && (
        <Notice tone="neutral" title="Signatures are not shown here yet">
          <p>The signing service keeps them until everyone has signed.</p>
        </Notice>
      )}
      {format === 'pages' ? <DraftPages packet={packet} /> : <DraftText packet={packet} />}
    </>
  )
}

interface FormatSwitchProps {
  shown: ReadingFormat
  onFormat: (format: ReadingFormat) => void
}

export function FormatSwitch(props: FormatSwitchProps) {
  return (
    <div className={toggleStyles.buttons} role="group" aria-label="Show as">
      <FormatButton format="pages" {...props}>
        Pages
      </FormatButton>
      <FormatButton format="text" {...props}>
        Text
      </FormatButton>
    </div>
  )
}

interface FormatButtonProps extends FormatSwitchProps {
  format: ReadingFormat
  children: ReactNode
}

function FormatButton({ format, shown, onFormat, children }: FormatButtonProps) {
  return (
    <button type="button" aria-pressed={format === shown} onClick={() => onFormat(format)}>
      {children}
    </button>
  )
}

function DraftPages({ packet }: { packet: Packet }) {
  const file = useQuery(draftFileQuery(packet.documentGroupId, versionOf(packet)))

  return (
    <Loaded query={file}>
      {(pdf) => <PdfDocument fill pdf={pdf} title={packet.formPacketName} saveAs="draft.pdf" />}
    </Loaded>
  )
}

function DraftText({ packet }: { packet: Packet }) {
  const text = useQuery(draftTextQuery(packet.documentGroupId, versionOf(packet)))

  return (
    <Loaded query={text}>
      {({ documents }) => (
        <div
          className={styles.scroller}
          role="region"
          aria-label={packet.formPacketName}
          tabIndex={0}
        >
          {documents.map((document, index) => (
            <DocumentText key={index} document={document} />
          ))}
        </div>
      )}
    </Loaded>
  )
}

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) {
    return children(query.data)
  }
  return query.isError ? (
    <QueryError
      query={query}
      title="The documents could not be loaded."
      fallback="Nothing is lost. Please try again."
    />
  ) : (
    <div className={cardStyles.padded}>
      <LoadingState shape="cards" count={3} label="Loading the documents…" />
    </div>
  )
}

function versionOf({ status, statusSince, anySigned }: Packet): string {
  return `${status} ${statusSince} ${anySigned}`
}
