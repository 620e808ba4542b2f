import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { NoPackets } from '../../features/packets/list/no-packets.tsx'
import { PacketList } from '../../features/packets/list/packet-list.tsx'
import { tenantQuery } from '../../features/residents/tenant-query.ts'
import { useCurrentUser } from '../../features/session/current-user.tsx'
import { tenantFailedText } from '../../lib/problem-messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DetailHeader } from '../../ui/detail-header.tsx'

export function Component() {
  const { residentId = '' } = useParams()
  const { _id: userId } = useCurrentUser()
  const resident = useQuery(tenantQuery(userId, residentId))
  const { data, error } = resident

  return (
    <>
      <DetailHeader
        fallbackTitle="Resident"
        action={<ButtonLink to={paths.legalForms}>Go to legal forms</ButtonLink>}
        loaded={
          data && {
            title: data.name,
            lead: <a href={`mailto:${data.email}`}>{data.email}</a>,
            actions: (
              <ButtonLink kind="quiet" to={paths.personalData} state={{ email: data.email }}>
                Personal data
              </ButtonLink>
            ),
          }
        }
        query={resident}
        failed={tenantFailedText}
      />
      {!error && (
        <PacketList
          key={residentId}
          filter={{ tenantId: residentId, hidden: 'all' }}
          caption="Packets of this resident"
          empty={<NoPackets>Packets that this resident signs will appear here.</NoPackets>}
        />
      )}
    </>
  )
}
