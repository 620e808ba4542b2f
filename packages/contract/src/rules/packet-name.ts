import { limits } from './limits.ts'

/** The forms of the library by which a home is let, and what people call them. */
const leases: Readonly<Partial<Record<string, string>>> = {
  'residential-lease': 'Lease',
  'month-to-month-agreement': 'Month-to-month agreement',
  'room-rental-agreement': 'Room rental agreement',
}

export function isLease(formId: string): boolean {
  return leases[formId] !== undefined
}

interface NamedPacket {
  /** In reading order. */
  documents: readonly { formId: string; title: string }[]
  /** The bundle that the packet began with. */
  bundleTitle?: string | null
  home?: { street: string; unitName: string } | undefined
}

/**
 * The proposed name: of the lease, whatever the law puts before it, then of the bundle, then of the first
 * document (specification, section 5).
 */
export function proposePacketName({ documents, bundleTitle, home }: NamedPacket): string {
  const lease = documents.flatMap(({ formId }) => leases[formId] ?? [])[0]
  if (lease !== undefined && home) {
    const name = [lease, home.street, home.unitName].filter(Boolean).join(', ')
    return name.length > limits.packetNameLength ? lease : name
  }
  const [first] = documents

  return (first && (lease ?? bundleTitle)) || (first?.title ?? 'Legal Form Packet')
}
