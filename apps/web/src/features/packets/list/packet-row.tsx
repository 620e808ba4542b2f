import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { Instant } from '../../../ui/instant.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { NextAction } from './next-action.tsx'
import { PacketStatus } from './packet-status.tsx'
import type { RowAction } from './row-actions.ts'
import { RowMenu } from './row-menu.tsx'
import type { Selection } from './use-selection.ts'
import styles from './packet-table.module.css'

interface PacketRowProps {
  packet: Packet
  selection?: Selection | undefined
  onAction?: ((action: RowAction, packet: Packet) => void) | undefined
}

export function PacketRow({ packet, selection, onAction }: PacketRowProps) {
  const nameId = `packet-${packet._id}`

  return (
    <tr role="row" aria-selected={selection?.has(packet)}>
      {selection && (
        <td role="cell" className={styles.select}>
          <label className={styles.target}>
            <input
              type="checkbox"
              aria-label={`Select ${packet.formPacketName}`}
              checked={selection.has(packet)}
              onChange={() => selection.toggle(packet)}
            />
          </label>
        </td>
      )}
      <td role="cell" data-label="Date Created">
        <Instant iso={packet.createdAt} />
      </td>
      <td role="cell" id={nameId} className={styles.name}>
        {packet.formPacketName}
      </td>
      <td role="cell" data-label="Date Executed">
        {packet.executionDate ? <Instant iso={packet.executionDate} /> : <NotYet />}
      </td>
      <td role="cell" data-label="Resident(s)">
        <Residents tenants={packet.tenants} />
      </td>
      <td role="cell" data-label="Unit Address">
        <UnitLink packet={packet} />
      </td>
      <td role="cell" className={styles.status}>
        <PacketStatus status={packet.status} />
        {packet.archived && <span className={styles.reason}>{packet.archived.words}</span>}
        {packet.hidden && <span className={styles.reason}>Hidden</span>}
      </td>
      <td role="cell" className={styles.action}>
        <div className={styles.actions}>
          <NextAction packet={packet} describedBy={nameId} />
          {onAction && <RowMenu packet={packet} onChoose={onAction} />}
        </div>
      </td>
    </tr>
  )
}

function NotYet() {
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>Not yet</VisuallyHidden>
    </>
  )
}

function Residents({ tenants }: Pick<Packet, 'tenants'>) {
  return (
    <ul className={styles.people}>
      {tenants.map(({ _id, name }) => (
        <li key={_id}>
          <Link to={paths.resident(_id)}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}

function UnitLink({ packet: { property, unit } }: { packet: Packet }) {
  const { street, city, state, zip } = property.address

  return (
    <div className={styles.place}>
      <Link to={paths.property(property._id)}>
        {street}, <span className={styles.unit}>{unit.name}</span>
      </Link>
      <span className={styles.soft}>
        {city}, {state}&nbsp;{zip}
      </span>
    </div>
  )
}
