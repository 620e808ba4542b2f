import { useState } from 'react'
import type { FieldSlot } from '../room/field-slot.ts'
import { isTransient } from '../room/room-problem.ts'
import { useRoomStore } from '../room/room-context.ts'
import { usePhotoMessages } from './messages.ts'
import { reducePhoto } from './reduce-photo.ts'

interface Upload {
  status: string
  /** A sentence for each photo that was not added. */
  problems: readonly string[]
  isBusy: boolean
}

/** Sends photos one after the other; each one that fails says why, and the others go on. */
export function usePhotoUpload({ answerKey }: FieldSlot) {
  const t = usePhotoMessages()
  const store = useRoomStore()
  const [upload, setUpload] = useState<Upload>({ status: '', problems: [], isBusy: false })

  async function add(files: readonly File[], about: string) {
    const problems: string[] = []
    for (const [index, file] of files.entries()) {
      setUpload({ status: t.adding(index + 1, files.length), problems, isBusy: true })
      const added = await store.addPhoto({ answerKey, about, file: await reducePhoto(file) })
      if (!added.ok) {
        const { problem } = added
        const why = isTransient(problem)
          ? t.unreachable
          : (problem.errors[answerKey] ?? problem.message)
        problems.push(t.failed(file.name, why))
      }
    }
    const count = files.length - problems.length
    setUpload({ status: count > 0 ? t.added(count) : '', problems, isBusy: false })
  }

  return { ...upload, add }
}
