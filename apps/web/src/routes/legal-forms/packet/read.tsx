import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { packetLifecycle } from '@countersign/contract/rules/packet-lifecycle'
import { useSearchParams } from 'react-router'
import { PacketHeader } from '../../../features/packets/progress/packet-header.tsx'
import { FormatSwitch, ReadDocuments } from '../../../features/packets/read/read-documents.tsx'
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
  const format = query.get('as') === 'text' ? 'text' : 'pages'

  return (
    <div className={styles.page}>
      <PacketHeader compact title="Read the documents" packet={packet}>
        <FormatSwitch
          shown={format}
          onFormat={(as) => setQuery({ documentGroupId, as }, { replace: true })}
        />
        <ButtonLink kind="quiet" to={packetPath(packetLifecycle[status].goesTo, documentGroupId)}>
          Back to the packet
        </ButtonLink>
      </PacketHeader>
      <ReadDocuments packet={packet} format={format} />
    </div>
  )
}
