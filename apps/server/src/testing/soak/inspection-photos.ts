import { photoType } from '@countersign/contract/rules/limits'
import { makePng } from '@countersign/pdf/testing/make-png'
import { visitOf } from '../../bin/demo/finish-room.ts'
import type { TestApp } from '../start-test-app.ts'
import { linkByCode, residentInvites, walkPacket } from '../walk-packet.ts'
import type { SoakRequest } from './send.ts'

export interface PhotoPlace {
  token: string
  answerKey: string
}

/** Of an inspection that was sent: where each of its two residents adds photos. */
export async function sendInspection(test: TestApp): Promise<PhotoPlace[]> {
  const templateIds = ['move-in-move-out-inspection']
  const walk = await walkPacket(test, 'sent', undefined, { templateIds })
  const invites = await residentInvites(walk)

  return Promise.all(
    invites.map(async ({ role, code }) => {
      const { token } = visitOf(await linkByCode(test, code ?? ''))
      return { token, answerKey: `d1/${role}.photos` }
    }),
  )
}

/** The same photo for the same number. */
export function photoRequest({ token, answerKey }: PhotoPlace, number: number): SoakRequest {
  return {
    method: 'POST',
    url: `/api/signing-room/photos?${new URLSearchParams({ answerKey, about: 'Kitchen' })}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': photoType },
    payload: Buffer.from(
      makePng({ width: 400, height: 300, pixel: (x, y) => [number * 20, x % 256, y % 256, 255] }),
    ),
  }
}
