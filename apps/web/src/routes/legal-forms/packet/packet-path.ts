import type { PacketRoute } from '../../../features/packets/progress/redirect-for.ts'
import { paths } from '../../../lib/paths.ts'

export function packetPath(screen: PacketRoute, documentGroupId: string): string {
  return screen === 'resident-link'
    ? paths.residentLink(documentGroupId)
    : paths.packetScreen(screen, documentGroupId)
}
