import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { nextStep } from '@countersign/contract/rules/packet-lifecycle'
import { Link } from 'react-router'
import { formatNames } from '../../../lib/format-names.ts'
import { useCreator, useOtherSigner } from '../../../lib/own-office.tsx'
import { paths } from '../../../lib/paths.ts'
import { Instant } from '../../../ui/instant.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { NextAction } from './next-action.tsx'
import { isKnownStatus, PacketStatus } from './packet-status.tsx'
import type { RowAction } from './row-actions.ts'
import { RowMenu } from './row-menu.tsx'
import type { Selection } from './use-selection.ts'
import styles from './packet-table.module.css'
import textStyles from '../../../ui/text.module.css'

interface PacketRowProps {
  packet: Packet
  selection?: Selection | undefined
  onAction?: ((action: RowAction, packet: Packet) => void) | undefined
}

export function PacketRow({ packet, selection, onAction }: PacketRowProps) {
  const creator = useCreator(packet)
  const otherSigner = useOtherSigner(packet)?.name
  const nameId = `packet-${packet._id}`

  return (
    <tr role="row" aria-selected={selection?.has(packet)}>
      {selection && (
        <td role="cell" className={styles.select}>
          <label>
            <input
              type="checkbox"
              aria-label={`Select ${packet.formPacketName}`}
              checked={selection.has(packet)}
              onChange={() => selection.toggle(packet)}
            />
          </label>
        </td>
      )}
      <td role="cell" data-label="Date Created" className={styles.facts}>
        <Instant iso={packet.createdAt} />
      </td>
      <td role="cell" id={nameId} className={styles.name}>
        <PacketLink packet={packet} />
        {creator && <span className={textStyles.below}>Created by {creator.name}</span>}
      </td>
      <td role="cell" data-label="Date Executed" className={styles.facts}>
        {packet.executionDate ? <Instant iso={packet.executionDate} /> : <NotYet />}
      </td>
      <td role="cell" data-label="Resident(s)" className={styles.facts}>
        <Residents tenants={packet.tenants} />
      </td>
      <td role="cell" data-label="Unit Address" className={styles.facts}>
        <UnitLink packet={packet} />
      </td>
      <td role="cell" className={styles.status}>
        <PacketStatus status={packet.status} />
        {creator && !creator.isSelf && packet.status === 'AWAITING_PAYMENT' && (
          <span className={textStyles.below}>Ready to send</span>
        )}
        {otherSigner &&
          packet.status === 'AWAITING_LANDLORD_SIGNATURE' &&
          packet.ownersWaiting.length === 0 && (
            <span className={textStyles.below}>Waiting for {otherSigner}</span>
          )}
        {packet.ownersWaiting.length > 0 && (
          <span className={textStyles.below}>Waiting for {formatNames(packet.ownersWaiting)}</span>
        )}
        {packet.archived && <span className={textStyles.below}>{packet.archived.words}</span>}
        {packet.hidden && <span className={textStyles.below}>Hidden</span>}
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

/** Leads where the next action leads. */
function PacketLink({ packet }: { packet: Packet }) {
  const { documentGroupId, formPacketName } = packet

  return isKnownStatus(packet.status) ? (
    <Link to={paths.packetScreen(nextStep(packet).goesTo, documentGroupId)}>{formPacketName}</Link>
  ) : (
    formPacketName
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
    <ul className={textStyles.breaks}>
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
    <div>
      <Link to={paths.property(property._id)}>
        {street}, <span className={styles.unit}>{unit.name}</span>
      </Link>
      <span className={textStyles.below}>
        {city}, {state}&nbsp;{zip}
      </span>
    </div>
  )
}
