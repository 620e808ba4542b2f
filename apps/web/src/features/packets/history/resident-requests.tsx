import { clsx } from 'clsx'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../ui/card.tsx'
import spaceStyles from '../../../ui/space.module.css'
import { HistoryEntry } from './history-entry.tsx'
import { requestsQuery } from './history-queries.ts'
import textStyles from '../../../ui/text.module.css'
import flexStyles from '../../../ui/flex.module.css'

/** What residents asked the owner. It is in the history too, so a failure is not shown here. */
export function ResidentRequests({ packet }: { packet: Packet }) {
  const { documentGroupId, status } = packet
  const isLive = status === 'AWAITING_TENANT_SIGNATURE' || status === 'AWAITING_LANDLORD_SIGNATURE'
  const requests = useQuery(requestsQuery(documentGroupId, isLive))
  if (!requests.data || requests.data.length === 0) {
    return null
  }
  const wantsPaper = requests.data.some(({ type }) => type === 'packet.paper-asked')

  return (
    <Card>
      <section aria-labelledby="resident-requests">
        <h2 id="resident-requests" className={clsx(textStyles.title, spaceStyles.bottom3)}>
          From the residents
        </h2>
        <ol className={flexStyles.column0}>
          {requests.data.map((event) => (
            <HistoryEntry key={event.seq} event={event} documentGroupId={documentGroupId} />
          ))}
        </ol>
        {wantsPaper && isLive && (
          <p className={textStyles.hint}>
            For paper, choose Print below. When everyone has signed it, choose Finished on paper and
            upload the scan.
          </p>
        )}
      </section>
    </Card>
  )
}
