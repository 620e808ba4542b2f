import type { FormUpload } from '@countersign/contract/schemas/forms/form-upload'
import { expect, test } from 'vitest'
import { aPlace, letter } from '../model/testing/a-place.ts'
import { draftFromUpload, replaceDraftPdf } from './pdf-draft.ts'

const upload: FormUpload = {
  uploadId: 'one',
  title: null,
  pages: [letter, letter],
  places: [aPlace(), aPlace({ id: 'second', page: 1 })],
  warnings: [],
}

test('a form is named after its file when the PDF has no title', () => {
  expect(draftFromUpload(upload, 'garage_lease 2026.PDF').details.title).toBe('garage lease 2026')
  expect(draftFromUpload({ ...upload, title: 'Garage' }, 'x.pdf').details.title).toBe('Garage')
})

test('replacing the PDF keeps the fields whose page exists, and says how many it does not keep', () => {
  const draft = draftFromUpload(upload, 'lease.pdf')
  const shorter = replaceDraftPdf(draft, {
    ...upload,
    uploadId: 'two',
    pages: [letter],
    places: [],
  })

  expect(shorter).toMatchObject({ uploadId: 'two', pages: [letter], details: draft.details })
  expect(shorter.places).toEqual([aPlace()])
  expect(shorter.warnings).toEqual([
    '1 field had no room on the pages of this PDF and was removed. “Discard changes” brings everything back as it was.',
  ])
  expect(replaceDraftPdf(draft, upload).warnings).toEqual([])
})

test('fields found in a replaced PDF are imported only if there were none', () => {
  const empty = draftFromUpload({ ...upload, places: [] }, 'lease.pdf')

  expect(replaceDraftPdf(empty, upload)).toMatchObject({ found: 2, places: upload.places })
  expect(replaceDraftPdf(draftFromUpload(upload, 'lease.pdf'), upload).found).toBe(0)
})
