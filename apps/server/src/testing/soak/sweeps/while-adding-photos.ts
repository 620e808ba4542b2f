import { setTimeout as wait } from 'node:timers/promises'
import { Room } from '@countersign/contract/schemas/signing-room/room'
import { vi } from 'vitest'
import { photoRequest, sendInspection, type PhotoPlace } from '../inspection-photos.ts'
import { send } from '../send.ts'
import { victims, type Site } from '../site.ts'
import type { SweepTools } from '../sweep.ts'

const numbers = [1, 2, 3, 4]

/** Residents send again what got no answer: each photo is there once, and its file with it. */
export async function whileAddingPhotos(site: Site, { random, note }: SweepTools): Promise<void> {
  const places = await sendInspection(site.test)
  const victim = random.pick(victims)
  const afterMs = random.below(400)
  note(`kill the ${victim} ${afterMs} ms after ${places.length} residents began to add photos`)

  const adding = places.flatMap((place) =>
    numbers.map((number) => addPhoto(site, place, number).catch(() => undefined)),
  )
  await wait(afterMs)
  await site.kill(victim)
  await Promise.all(adding)
  for (const place of places) {
    for (const number of numbers) {
      await vi.waitFor(() => addPhoto(site, place, number), { timeout: 60_000, interval: 500 })
    }
    await expectPhotos(site, place)
  }
}

async function addPhoto(site: Site, place: PhotoPlace, number: number): Promise<void> {
  const { status, text } = await send(site.address(), photoRequest(place, number))
  if (status !== 200) {
    throw new Error(`A photo is answered ${status} ${text}`)
  }
}

async function expectPhotos(site: Site, { token, answerKey }: PhotoPlace): Promise<void> {
  const get = (url: string) =>
    send(site.address(), { method: 'GET', url, headers: { authorization: `Bearer ${token}` } })
  const { answers } = Room.parse(JSON.parse((await get('/api/signing-room')).text))
  const photos = answers[answerKey]
  const hashes = Array.isArray(photos)
    ? photos.flatMap((photo) => (typeof photo === 'object' ? [photo.sha256] : []))
    : []
  const statuses = await Promise.all(
    hashes.map(async (hash) => (await get(`/api/signing-room/photos/${String(hash)}`)).status),
  )
  if (statuses.length !== numbers.length || statuses.some((status) => status !== 200)) {
    throw new Error(`${answerKey} has ${hashes.length} photos, which are answered ${statuses}`)
  }
}
