import type { Packet } from '@countersign/contract'
import { formatInstant } from '../../../lib/dates.ts'
import { type Step, Steps } from '../../../ui/steps.tsx'
import { packetStages, packetStage, waitingFor } from './packet-stages.ts'

interface PacketProgressProps {
  packet: Packet
  /** Residents who have not signed yet, by name, where they are known. */
  pending?: readonly string[]
  /** Without the words, where the documents need the room. */
  brief?: boolean
}

/** The road of a packet: what is done, who is waited for and since when. */
export function PacketProgress({ packet, pending, brief = false }: PacketProgressProps) {
  const stage = packetStage(packet)
  if (!stage) {
    return null
  }

  const here = packetStages.indexOf(stage)
  const finished = packet.status === 'FULLY_EXECUTED'
  const steps = packetStages.map((name, index): Step => {
    const current = index === here && !finished
    return {
      name,
      state: current ? 'current' : index <= here ? 'done' : 'upcoming',
      note: current && !brief ? waitingNote(packet, pending) : undefined,
    }
  })

  return <Steps label="The road of this packet" steps={steps} />
}

function waitingNote(packet: Packet, pending?: readonly string[]): string {
  return `${waitingFor(packet, pending) ?? ''}, since ${formatInstant(packet.statusSince)}`
}
