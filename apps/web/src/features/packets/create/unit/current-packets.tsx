import type { CurrentPacket } from '@countersign/contract/schemas/properties'
import { packetLifecycle } from '@countersign/contract/rules/packet-lifecycle'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import flexStyles from '../../../../ui/flex.module.css'
import { Notice } from '../../../../ui/notice.tsx'
import spaceStyles from '../../../../ui/space.module.css'
import textStyles from '../../../../ui/text.module.css'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { PacketStatus } from '../../list/packet-status.tsx'

export function CurrentPackets({ current }: { current: readonly CurrentPacket[] }) {
  return (
    <div role="status">
      {current.length > 0 && (
        <Notice tone="amber" title={describe(current)}>
          <ul className={clsx(flexStyles.column2, spaceStyles.top2, textStyles.breaks)}>
            {current.map((packet) => (
              <li key={packet.documentGroupId} className={flexStyles.row23}>
                <PacketLink packet={packet} />
                <PacketStatus status={packet.status} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}

function PacketLink({
  packet: { documentGroupId, formPacketName, status },
}: {
  packet: CurrentPacket
}) {
  const screen = packetLifecycle[status].goesTo

  return (
    <Link
      to={paths.packetScreen(screen, documentGroupId)}
      target="_blank"
      className={textStyles.target}
    >
      {formPacketName}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Link>
  )
}

function describe(current: readonly CurrentPacket[]): string {
  const executed = current.filter(({ status }) => status === 'FULLY_EXECUTED').length
  if (executed === current.length) {
    return 'This unit has a signed lease.'
  }
  if (executed > 0) {
    return 'This unit has a signed lease and a packet under way.'
  }

  return current.length === 1
    ? 'This unit has a packet under way.'
    : 'This unit has packets under way.'
}
