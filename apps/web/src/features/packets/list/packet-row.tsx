import type { Packet } from '@countersign/contract'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { Instant } from '../../../ui/instant.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { NextAction } from './next-action.tsx'
import { PacketStatus } from './packet-status.tsx'
import styles from './packet-table.module.css'

export function PacketRow({ packet }: { packet: Packet }) {
  const nameId = `packet-${packet._id}`

  return (
    <tr role="row">
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
      </td>
      <td role="cell" className={styles.action}>
        <NextAction packet={packet} describedBy={nameId} />
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
        {city}, {state} {zip}
      </span>
    </div>
  )
}
