import type { Property } from '@countersign/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { NoPackets } from '../../features/packets/list/no-packets.tsx'
import { PacketList } from '../../features/packets/list/packet-list.tsx'
import { propertyQuery } from '../../features/properties/property-query.ts'
import { useCurrentUser } from '../../features/session/current-user.tsx'
import { propertyFailedText, errorMessage } from '../../lib/problem-messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DetailHeader } from '../../ui/detail-header.tsx'

export function Component() {
  const { propertyId = '' } = useParams()
  const { _id: userId } = useCurrentUser()
  const property = useQuery(propertyQuery(userId, propertyId))
  const { data, error } = property

  return (
    <>
      <DetailHeader
        fallbackTitle="Property"
        action={<ButtonLink to={paths.legalForms}>Go to legal forms</ButtonLink>}
        loaded={data && { title: data.name, lead: formatAddress(data) }}
        error={
          error
            ? {
                title: propertyFailedText,
                message: errorMessage(error),
                onRetry: () => void property.refetch(),
                retrying: property.isFetching,
              }
            : undefined
        }
      />
      {!error && (
        <PacketList
          key={propertyId}
          filter={{ propertyId }}
          caption="Packets of this property"
          empty={<NoPackets>Packets for this property will appear here.</NoPackets>}
        />
      )}
    </>
  )
}

function formatAddress({ address: { street, city, state, zip } }: Property): string {
  return `${street}, ${city}, ${state} ${zip}`
}
