import { roomCalls } from '@countersign/contract/calls/signing-room'
import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { roomApi } from '../e2e/support/api.ts'
import type { Member } from '../e2e/support/member.ts'
import { createOwnerLink, createPacketAt } from '../e2e/support/packet.ts'
import { readFields } from '../e2e/support/room-by-api.ts'
import { adoptDrawnMarks } from './drawn-marks.ts'
import { measureMilliseconds, sample } from './measure.ts'
import { createTable, milliseconds } from './table.ts'

type PacketChoice = NonNullable<Parameters<typeof createPacketAt>[2]>

/** What one mark and one answer cost and send back, and what opening a room sends. */
export async function measureRoomCalls(
  member: Member,
  packets: readonly (readonly [what: string, packet: PacketChoice])[],
): Promise<void> {
  const table = createTable('One call of the signing room', [
    'a mark',
    'sends back',
    'an answer',
    'sends back',
    'all marks of a resident',
    'opening the room',
  ])
  for (const [what, packet] of packets) {
    const answer = await measureAnswer(member, packet)
    const mark = await measureMarks(member, packet)
    table.row(
      what,
      milliseconds(mark.p50),
      kilobytes(mark.sent),
      milliseconds(answer.p50),
      kilobytes(answer.sent),
      `${milliseconds(mark.all)} (${mark.places})`,
      kilobytes(mark.opening),
    )
  }
}

async function measureAnswer(member: Member, packet: PacketChoice) {
  const { groupId } = await createPacketAt('created', member, packet)
  const room = roomApi(await createOwnerLink(member, groupId))
  const fields = await readFields(room, await room.call(roomCalls.getRoom))
  const text = fields.find(({ mine, type, scope }) => mine && type === 'text' && scope === 'form')
  const save = (run: number) =>
    room.call(roomCalls.patchRoomAnswers, {
      body: { answers: { [text?.answerKey ?? '']: `Text ${run}` } },
    })

  const { p50 } = await sample(30, (run) => measureMilliseconds(() => save(run)))
  return { p50, sent: countBytes(await save(-1)) }
}

async function measureMarks(member: Member, packet: PacketChoice) {
  const { residents } = await createPacketAt('sent', member, packet)
  const { embedUrl } = await member.api.call(inviteCalls.getEmbeddedLink, {
    params: { code: residents[0]?.code ?? '' },
  })
  const room = roomApi(embedUrl)
  const places = (await readFields(room, await adoptDrawnMarks(room))).filter(isPlace)
  const sign = (place: RoomField | undefined, signed: boolean) =>
    room.call(roomCalls.postRoomSignature, {
      body: { answerKey: place?.answerKey ?? '', signed },
    })

  const { p50 } = await sample(30, (run) =>
    measureMilliseconds(() => sign(places[0], run % 2 === 0)),
  )
  await sign(places[0], false)
  const sent = countBytes(await sign(places[0], true))
  const all = await measureMilliseconds(async () => {
    for (const place of places) {
      await sign(place, true)
    }
  })
  const opening = countBytes(await room.call(roomCalls.getRoom))
  return { p50, sent, all, places: places.length, opening }
}

function isPlace({ mine, type }: RoomField): boolean {
  return mine && (type === 'signature' || type === 'initials')
}

function countBytes(body: unknown): number {
  return Buffer.byteLength(JSON.stringify(body))
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}
