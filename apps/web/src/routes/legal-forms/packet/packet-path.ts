import type { PacketRoute } from '../../../features/packets/progress/redirect-for.ts'
import { paths } from '../../../lib/paths.ts'

export function packetPath(screen: PacketRoute, documentGroupId: string): string {
  switch (screen) {
    case 'resident-link':
      return paths.residentLink(documentGroupId)
    case 'read':
      return paths.read(documentGroupId)
    case 'start':
    case 'payment':
    case 'sign':
    case 'status':
    case 'view':
      return paths.packetScreen(screen, documentGroupId)
  }
}
