import type { Packet } from '@countersign/contract'
import { packetLifecycle } from '@countersign/contract/calls'
import { useSearchParams } from 'react-router'
import { PacketHeader } from '../../../features/packets/progress/packet-header.tsx'
import { ReadDocuments } from '../../../features/packets/read/read-documents.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PacketPage } from './packet-page.tsx'
import { packetPath } from './packet-path.ts'
import styles from './read.module.css'

export function Component() {
  return <PacketPage here="read">{(packet) => <Read packet={packet} />}</PacketPage>
}

function Read({ packet }: { packet: Packet }) {
  const [query, setQuery] = useSearchParams()
  const { documentGroupId, status } = packet

  return (
    <div className={styles.page}>
      <PacketHeader compact title="Read the documents" packet={packet}>
        <ButtonLink to={packetPath(packetLifecycle[status].goesTo, documentGroupId)}>
          Back to the packet
        </ButtonLink>
      </PacketHeader>
      <ReadDocuments
        packet={packet}
        format={query.get('as') === 'text' ? 'text' : 'pages'}
        onFormat={(format) => setQuery({ documentGroupId, as: format }, { replace: true })}
      />
    </div>
  )
}
