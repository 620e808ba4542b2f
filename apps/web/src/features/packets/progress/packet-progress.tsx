import { formatInstant } from '@countersign/answers/format-day'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { useOtherSigner, useSender } from '../../../lib/own-office.tsx'
import { type Step, Steps } from '../../../ui/steps.tsx'
import { packetStages, packetStage, waitingFor } from './packet-stages.ts'

type OfficePeople = Pick<Parameters<typeof waitingFor>[0], 'sender' | 'otherSigner'>

interface PacketProgressProps {
  packet: Packet
  /** Names of residents who have not signed yet. */
  pending?: readonly string[]
  /** Only the marks, to leave space for the documents. */
  brief?: boolean
}

export function PacketProgress({ packet, pending, brief = false }: PacketProgressProps) {
  const stage = packetStage(packet)
  const sender = useSender(packet)
  const signer = useOtherSigner(packet)?.name
  if (!stage) {
    return null
  }

  const here = packetStages.indexOf(stage)
  const finished = packet.status === 'FULLY_EXECUTED'
  const steps = packetStages.map((name, index): Step => {
    const current = index === here && !finished
    return {
      name:
        name === 'You sign' && (signer || packet.ownersWaiting.length > 0) ? 'Owners sign' : name,
      state: current ? 'current' : index <= here ? 'done' : 'upcoming',
      note:
        current && !brief
          ? progressNote({ ...packet, sender, otherSigner: signer }, pending)
          : undefined,
    }
  })

  return <Steps brief={brief} label="Progress of this packet" steps={steps} />
}

/** More than two names would fill the narrow column below the step. The page lists them anyway. */
function progressNote(packet: Packet & OfficePeople, pending: readonly string[] = []): string {
  const names = pending.length > 2 ? [`${pending.length} people`] : pending
  return `${waitingFor(packet, names) ?? ''}, since ${formatInstant(packet.statusSince)}`
}
