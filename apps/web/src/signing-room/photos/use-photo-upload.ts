import { photoLimits } from '@countersign/answers/photo-limits'
import { formatPhotoRefusal } from '@countersign/answers/photo-refusals'
import { listPhotos } from '@countersign/answers/photos'
import { useState } from 'react'
import { formatProblem } from '../room/error-messages.ts'
import type { FieldSlot } from '../room/field-slot.ts'
import { isTransient, RoomProblem } from '../room/room-problem.ts'
import { useRoomStore } from '../room/room-context.ts'
import { reducePhoto } from './reduce-photo.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'

interface FailedPhoto {
  file: File
  about: string
  why: string
  /** Sending it again may succeed. */
  isTransient: boolean
}

interface Upload {
  status: string
  failed: readonly FailedPhoto[]
  isBusy: boolean
}

const idle: Upload = { status: '', failed: [], isBusy: false }

type ChosenPhoto = Pick<FailedPhoto, 'file' | 'about'>
type Failure = Pick<FailedPhoto, 'why' | 'isTransient'>

export type PhotoUpload = ReturnType<typeof usePhotoUpload>

/** Sends photos one after the other; each one that fails says why, and the others go on. */
export function usePhotoUpload({ answerKey }: FieldSlot) {
  const t = useRoomMessages().photos
  const messages = useRoomMessages()
  const store = useRoomStore()
  const [upload, setUpload] = useState(idle)

  /** `waiting` are photos that were lost before: they can still be sent again. */
  async function add(photos: readonly ChosenPhoto[], waiting: readonly FailedPhoto[]) {
    const failed = [...waiting]
    for (const [index, photo] of photos.entries()) {
      setUpload({ status: t.adding(index + 1, photos.length), failed, isBusy: true })
      const problem = await send(photo)
      if (problem) {
        failed.push({ ...photo, ...problem })
      }
    }
    const count = photos.length + waiting.length - failed.length
    setUpload({ status: count > 0 ? t.added(count) : '', failed, isBusy: false })
  }

  async function send({ file, about }: ChosenPhoto): Promise<Failure | undefined> {
    const reduced = await reducePhoto(file)
    if (reduced.size > photoLimits.fileBytes) {
      return describe(new RoomProblem('too-large', ''))
    }
    const before = countPhotos()
    const added = await store.requestSaved((client) =>
      client.addPhoto({ answerKey, about, file: reduced }),
    )
    if (!added.ok) {
      return describe(added.problem)
    }
    return countPhotos() > before ? undefined : { why: t.already, isTransient: false }
  }

  function countPhotos(): number {
    return listPhotos(store.getSnapshot().answers[answerKey]).length
  }

  function describe(problem: RoomProblem): Failure {
    return { why: explain(problem), isTransient: isTransient(problem) }
  }

  function explain(problem: RoomProblem): string {
    if (isTransient(problem)) {
      return t.unreachable
    }
    const sentence =
      problem.code === 'too-large'
        ? formatPhotoRefusal('too-large')
        : (problem.errors[answerKey] ?? problem.message)
    return t.refused(sentence) ?? formatProblem(problem, messages)
  }

  const lost = lostPhotos(upload)
  return {
    ...upload,
    problems: upload.failed.map(({ file, why }) => t.failed(file.name, why)),
    lost: lost.length,
    add: (files: readonly File[], about: string) =>
      add(
        files.map((file) => ({ file, about })),
        lost,
      ),
    retry: () => add(lost, []),
    /** Takes back what was said of the last photos, except of those that can be sent again. */
    clear: () => setUpload((last) => (last.isBusy ? last : { ...idle, failed: lostPhotos(last) })),
  }
}

function lostPhotos({ failed }: Upload): FailedPhoto[] {
  return failed.filter(({ isTransient }) => isTransient)
}
