import type { Property } from '@countersign/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { paths } from '../../app/paths.ts'
import { NoPackets } from '../../features/packets/list/no-packets.tsx'
import { PacketList } from '../../features/packets/list/packet-list.tsx'
import { propertyQuery } from '../../features/properties/property-query.ts'
import { useCurrentUser } from '../../features/session/current-user.tsx'
import { propertyFailedText, wordsFor } from '../../lib/problem-messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { SubjectHead } from '../../ui/subject-head.tsx'

export function Component() {
  const { propertyId = '' } = useParams()
  const { _id: userId } = useCurrentUser()
  const property = useQuery(propertyQuery(userId, propertyId))
  const { data, error } = property

  return (
    <>
      <SubjectHead
        kind="Property"
        action={<ButtonLink to={paths.legalForms}>Go to legal forms</ButtonLink>}
        subject={data && { title: data.name, lead: addressLine(data) }}
        broken={
          error
            ? {
                title: propertyFailedText,
                words: wordsFor(error),
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
          empty={<NoPackets>Packets for this property will stand here.</NoPackets>}
        />
      )}
    </>
  )
}

function addressLine({ address: { street, city, state, zip } }: Property): string {
  return `${street}, ${city}, ${state} ${zip}`
}
