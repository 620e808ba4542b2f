import { expect, test } from 'vitest'
import { inspectPdf } from '../inspect-pdf.ts'
import { catchInspectionError } from '../testing/catch-inspection-error.ts'
import { type PdfPart, smallPdf } from '@countersign/pdf/testing/write-pdf'

/** The first object after those of `smallPdf`. */
const first = 6

/** Drawings of which each draws the next one so often, and the last one a square. */
function nested(levels: number, times: number, own = true): Buffer {
  const drawings = Array.from({ length: levels }, (_, level): PdfPart => {
    const next = `<< /XObject << /X${level + 1} ${first + level + 1} 0 R >> >>`
    return {
      dict: `/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${own ? `/Resources ${next}` : ''}`,
      data: `/X${level + 1} Do `.repeat(times),
    }
  })
  const square = {
    dict: '/Type /XObject /Subtype /Form /BBox [0 0 9 9]',
    data: '0 0 1 1 re f',
  }
  const names = [...drawings, square].map((_, level) => `/X${level} ${first + level} 0 R`)

  return smallPdf({
    page: `/Resources << /XObject << ${names.join(' ')} >> >>`,
    content: { dict: '', data: '/X0 Do' },
    objects: [...drawings, square],
  })
}

test.each([
  ['fourteen levels of ten', nested(14, 10)],
  ['fourteen levels of ten that use the resources of the page', nested(14, 10, false)],
  ['a thousand levels of one', nested(1000, 1)],
])('drawings that no reader finishes are refused: %s', async (_, pdf) => {
  expect(await catchInspectionError(inspectPdf(pdf))).toMatchObject({
    code: 'too-complex',
    message: expect.stringContaining('draws the same parts'),
  })
})

test.each([
  ['a logo on a logo', nested(3, 2)],
  ['a pattern of ten thousand parts', nested(2, 100)],
])('%s is admitted', async (_, pdf) => {
  await expect(inspectPdf(pdf)).resolves.toMatchObject({ pages: { length: 1 } })
})

test('a drawing that draws itself is admitted, as readers stop there', async () => {
  const pdf = smallPdf({
    page: `/Resources << /XObject << /X ${first} 0 R >> >>`,
    content: { dict: '', data: '/X Do' },
    objects: [
      {
        dict: `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${first} 0 R >> >>`,
        data: '/X Do /X Do',
      },
    ],
  })

  await expect(inspectPdf(pdf)).resolves.toMatchObject({ pages: { length: 1 } })
})
