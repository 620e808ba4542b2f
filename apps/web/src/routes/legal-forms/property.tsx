import type { Property, PropertyBody } from '@countersign/contract/schemas/properties'
import { withoutPunctuation } from '@countersign/contract/rules/read-link'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { NoPackets } from '../../features/packets/list/no-packets.tsx'
import { PacketList } from '../../features/packets/list/packet-list.tsx'
import {
  changeProperty,
  isPropertyChanged,
  removeProperty,
} from '../../features/properties/change-property.ts'
import { afterRemoval } from '../../features/properties/removed-property.ts'
import { countPackets, PropertyActions } from '../../features/properties/property-actions.tsx'
import { propertyQuery } from '../../features/properties/property-query.ts'
import { UnitList } from '../../features/properties/unit-list.tsx'
import { unitPacketsQuery } from '../../features/properties/unit-packets-query.ts'
import { useCurrentUser } from '../../features/session/current-user.tsx'
import { refreshCurrentUser, sessionQuery } from '../../features/session/session-query.ts'
import { propertyFailedText, errorMessage } from '../../lib/problem-messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DetailHeader } from '../../ui/detail-header.tsx'
import { formatNames } from '../../lib/format-names.ts'
import flexStyles from '../../ui/flex.module.css'
import { Notice } from '../../ui/notice.tsx'
import spaceStyles from '../../ui/space.module.css'
import textStyles from '../../ui/text.module.css'
import { UndoNotice } from '../../ui/undo-notice.tsx'
import { Applicants } from './applicants.tsx'

export function Component() {
  const params = useParams()
  const propertyId = withoutPunctuation(params.propertyId ?? '')
  const { _id: userId } = useCurrentUser()
  const property = useQuery(propertyQuery(userId, propertyId))
  const { data, error } = property

  return (
    <>
      <DetailHeader
        fallbackTitle="Property"
        action={<ButtonLink to={paths.legalForms}>Go to legal forms</ButtonLink>}
        loaded={
          data && {
            title: data.name,
            lead: describeProperty(data),
            actions: (
              <>
                <ButtonLink to={paths.legalForms}>All packets</ButtonLink>
                <ButtonLink kind="primary" to={paths.selectProperty({ propertyId })}>
                  New packet
                </ButtonLink>
              </>
            ),
          }
        }
        query={property}
        failed={propertyFailedText}
      />
      {data && <PropertyDetails key={propertyId} property={data} />}
      {!error && (
        <PacketList
          key={propertyId}
          filter={{ propertyId, hidden: 'all' }}
          caption="Packets of this property"
          empty={
            <NoPackets
              action={
                <ButtonLink kind="strong" to={paths.selectProperty({ propertyId })}>
                  Start a packet
                </ButtonLink>
              }
            >
              Packets for this property will appear here.
            </NoPackets>
          }
        />
      )}
    </>
  )
}

/** The units that the last change left out. */
interface UnitRemoval {
  body: PropertyBody
  /** After that change. */
  version: string
  units: Property['units']
}

function PropertyDetails({ property }: { property: Property }) {
  const { _id: propertyId } = property
  const { _id: userId } = useCurrentUser()
  const { data: units = [] } = useQuery(unitPacketsQuery(userId, propertyId))
  const [saved, setSaved] = useState(false)
  const [removal, setRemoval] = useState<UnitRemoval>()
  const restoring = useMutation({ mutationFn: restoreUnits })
  const client = useQueryClient()
  const navigate = useNavigate()

  async function save(body: PropertyBody, version: string) {
    const changed = await change(body, version)
    restoring.reset()
    setRemoval({
      body,
      version: changed.version,
      units: property.units.filter(({ _id }) => !body.units?.some((unit) => unit._id === _id)),
    })
  }

  async function restoreUnits({ body, version, units }: UnitRemoval) {
    await change({ ...body, units: [...property.units, ...units].map(toUnitBody) }, version)
    setRemoval(undefined)
  }

  async function change(body: PropertyBody, version: string) {
    const { queryKey } = propertyQuery(userId, propertyId)
    const changed = await changeProperty({ userId, propertyId }, { body, version }).catch(
      (error: unknown) => {
        if (isPropertyChanged(error)) {
          void client.invalidateQueries({ queryKey })
          void client.invalidateQueries(sessionQuery)
        }
        throw error
      },
    )
    client.setQueryData(queryKey, changed)
    setSaved(true)
    await client.invalidateQueries(unitPacketsQuery(userId, propertyId))
    await refreshCurrentUser(client)
    return changed
  }

  async function remove() {
    await removeProperty({ userId, propertyId })
    await refreshCurrentUser(client)
    await navigate(...afterRemoval({ propertyId, name: property.name }))
  }

  return (
    <div className={clsx(flexStyles.column4, spaceStyles.bottom5)}>
      <div role="status" className={flexStyles.filled}>
        {saved && (
          <Notice tone="green" title="The property was saved.">
            {countPackets(units) > 0 && (
              <p>Packets that were already made keep the address and the unit name they have.</p>
            )}
          </Notice>
        )}
      </div>
      <UndoNotice
        message={removal && describeRemoval(removal)}
        undoes="removing units"
        busy={restoring.isPending}
        onUndo={() => removal && restoring.mutate(removal)}
      />
      {restoring.isError && (
        <Notice tone="red" role="alert" title="The units were not restored.">
          {errorMessage(restoring.error)} A unit can be restored within a day of its removal.
        </Notice>
      )}
      <UnitList units={property.units} packets={units} />
      <PropertyActions property={property} units={units} onSave={save} onRemove={remove} />
      <Applicants property={property} />
    </div>
  )
}

function describeRemoval({ units }: UnitRemoval): string | undefined {
  return units.length > 0
    ? `${formatNames(units.map(({ name }) => name))} ${units.length === 1 ? 'was' : 'were'} removed.`
    : undefined
}

function toUnitBody({ _id, name }: Property['units'][number]) {
  return { _id, name }
}

function describeProperty({ address, yearBuilt }: Property) {
  const { street, city, state, zip } = address

  return (
    <>
      <span>
        {street}, {city}, {state}&nbsp;{zip}
      </span>
      <span className={textStyles.below}>
        {yearBuilt === undefined ? 'Year built unknown' : `Built in ${yearBuilt}`}
      </span>
    </>
  )
}
