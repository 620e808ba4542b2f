import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Answer } from '@countersign/answers/answer'
import { PDF } from '@libpdf/core'
import { expect, test } from 'vitest'
import { findPlaces } from '@countersign/pdf/find-places'
import type { Rect } from '@countersign/pdf/coordinates'
import { createLandlordPdf } from '@countersign/pdf/testing/landlord-pdf'
import { templateSource } from '@countersign/pdf/testing/make-template'
import {
  checkStructure,
  extractText,
  readSignatures,
  renderPage,
  type PageImage,
} from '@countersign/pdf/testing/pdf-tools'
import { renderWithPdfium } from '@countersign/pdf/testing/render-with-pdfium'
import { restructurePage } from '@countersign/pdf/testing/restructure-page'
import {
  createTestEngine,
  groupInput,
  signEverything,
  toRoomRequest,
} from './testing/test-engine.ts'
import { preparePdf } from '@countersign/document-import/pdf/prepare/prepare-pdf'
import { makePdfTemplate } from '@countersign/document-import/pdf/template/build-template'
import { inspectPdf } from '@countersign/document-import/inspect/inspect-pdf'
import { listVariedPdfs, noteRect } from './testing/varied-pdfs.ts'

/**
 * What was signed is what was seen: the page of an uploaded file is the same, pixel by pixel, in the
 * preview, in the room, and in the executed file on a screen and on paper, in two PDF readers.
 */

const folder = path.join(import.meta.dirname, 'testing/files')
const found = readdirSync(folder).map((name): [string, () => Promise<Uint8Array>] => [
  name,
  () => Promise.resolve(readFileSync(path.join(folder, name))),
])
const stored = [{ rotate: 90, bleed: 20 }, { rotate: 180 }, { rotate: 270 }, { unit: 2 }].map(
  (way): [string, () => Promise<Uint8Array>] => [
    `a lease that is stored with ${JSON.stringify(way)}`,
    async () => restructurePage(await createLandlordPdf(), way),
  ],
)

test.each([...found, ...stored, ...listVariedPdfs()])('%s', async (_, read) => {
  const original = await read()
  const { preview, room, executed, width, ...areas } = await signToTheEnd(original)
  const [places, redrawn] = [
    { places: areas.places, width },
    { places: areas.redrawn, width },
  ]

  const seen = renderWithPdfium(preview, 1, 'screen')
  expect(countDifferences(renderWithPdfium(original, 1, 'screen'), seen, redrawn)).toBe(0)
  for (const [pdf, target] of [
    [preview, 'print'],
    [room, 'screen'],
    [executed, 'screen'],
    [executed, 'print'],
  ] as const) {
    expect(countDifferences(seen, renderWithPdfium(pdf, 1, target), places)).toBe(0)
  }
  const shown = renderPage(preview, 1)
  for (const pdf of [room, executed]) {
    expect(countDifferences(shown, renderPage(pdf, 1), places)).toBe(0)
  }

  expect(extractText(executed)).not.toContain('HIDDEN')
  expect(checkStructure(executed)).toContain('No syntax or stream encoding errors')
  expect(readSignatures(executed)).toContain('Signature is Valid')
})

/** With one resident; nobody fills in more than is required. */
async function signToTheEnd(original: Uint8Array) {
  const { pdf, pages, places, warnings } = await preparePdf(original)
  const template = await makePdfTemplate({
    templateId: 'own@1/k1',
    formId: 'own',
    title: 'Rules',
    description: '',
    edition: '1',
    signerCount: 1,
    pdf,
    pages,
    places,
    signing: ['TT1', 'LLSign'],
  })
  const { provider, room } = await createTestEngine({ templates: templateSource([template]) })
  const [resident] = groupInput([]).residents
  const { groupId } = await provider.createGroup(
    groupInput([template.templateId], { residents: resident ? [resident] : [] }),
  )
  const fill = toRoomRequest(await provider.createFillLink({ groupId, returnUrl: '/' }))
  const { missing } = await room.open(fill)
  await room.saveAnswers(fill, {
    answers: Object.fromEntries(missing.map((key): [string, Answer] => [key, 'x'])),
  })
  await room.finish(fill)
  await provider.send({ groupId })

  const open = async (role: 'TT1' | 'LLSign') => {
    const request = toRoomRequest(
      await provider.createSigningLink({ groupId, role, returnUrl: '/' }),
    )
    return { request, view: await room.open(request) }
  }
  const signer = await open('TT1')
  const [document] = signer.view.documents
  const inRoom = await room.getDocumentPdf(signer.request, {
    documentId: document?.documentId ?? '',
  })
  await signEverything(room, signer.request, signer.view)
  const owner = await open('LLSign')
  await signEverything(room, owner.request, owner.view)
  const executed = await provider.getExecutedFile({ groupId })

  return {
    preview: await provider.renderTemplatePreview({ templateId: template.templateId }),
    room: inRoom,
    executed: executed.pdf,
    width: pages[0]?.width ?? 0,
    places: await listRects(template.pdf),
    redrawn: await listRedrawn(original, warnings),
  }
}

/** Fields, which may be written in our letters, and notes that were left out. */
async function listRedrawn(original: Uint8Array, warnings: readonly string[]): Promise<Rect[]> {
  const { fields } = await inspectPdf(original)
  const lostNote = warnings.some((warning) => warning.startsWith('Notes')) ? [noteRect] : []

  return [...lostNote, ...fields.flatMap(({ places }) => places.map(({ rect }) => rect))]
}

async function listRects(pdf: Uint8Array): Promise<Rect[]> {
  const places = [...findPlaces(await PDF.load(pdf)).values()].flat()

  return places.filter(({ page }) => page.index === 0).map(({ rect }) => rect)
}

/** Points above the lower edge where the packet's footer is. */
const footer = 40
/** Points around a place, for signatures that rise above their line. */
const margin = 6

/** Pixels outside of the footer and of these places, in points of a page of this width. */
function countDifferences(
  one: PageImage,
  other: PageImage,
  { places, width }: { places: readonly Rect[]; width: number },
): number {
  expect([other.width, other.height]).toEqual([one.width, one.height])
  // PDFium counts in units of the page, whatever its UserUnit.
  const unit = width / one.width
  let count = 0
  for (let row = 0; row < one.height; row += 1) {
    const y = (one.height - row) * unit
    const [pixels, others] = [readRow(one, row), readRow(other, row)]
    if (y <= footer || pixels.equals(others)) {
      continue
    }
    for (const [column, pixel] of pixels.entries()) {
      const x = column * unit
      const isPlace = places.some(
        (rect) =>
          Math.abs(x - rect.x - rect.width / 2) <= rect.width / 2 + margin &&
          Math.abs(y - rect.y - rect.height / 2) <= rect.height / 2 + margin,
      )
      count += !isPlace && Math.abs(pixel - (others[column] ?? 0)) > 2 ? 1 : 0
    }
  }
  return count
}

function readRow({ pixels, width }: PageImage, row: number): Buffer {
  return Buffer.from(pixels.buffer, pixels.byteOffset + row * width, width)
}
