import { beforeAll, describe, expect, test } from 'vitest'
import { PDF } from '@libpdf/core'
import {
  createCertificateAuthority,
  issueLeaf,
} from '@countersign/seal/sealing/keys/certificate-authority'
import { sealPdf } from '@countersign/seal/sealing/seal-pdf'
import { checkStructure } from '@countersign/pdf/testing/pdf-tools'
import { createPlainPdf } from '@countersign/pdf/testing/plain-pdf'
import { admitPdf } from './admit-pdf.ts'
import type { ActiveContentKind } from './inspection.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { catchInspectionError } from './testing/catch-inspection-error.ts'
import { smallPdf, type SmallPdf } from '@countersign/pdf/testing/write-pdf'

describe('A signed file', () => {
  let sealed: Uint8Array
  beforeAll(async () => {
    const signedAt = new Date('2026-10-01T12:00:00Z')
    const subject = { organization: 'Countersign' }
    const authority = await createCertificateAuthority({ now: signedAt, subject })
    const identity = await issueLeaf({ root: authority.root, now: signedAt, subject })
    const about = { signedAt, reason: 'Executed', name: 'Seal' }
    sealed = (await sealPdf({ pdf: await createPlainPdf('Lease'), identity, ...about })).pdf
  })

  test('is rejected, because changing it would break its signature', async () => {
    const { code, message } = await catchInspectionError(admitPdf(sealed))

    expect(code).toBe('already-signed')
    expect(message).toContain('would break that signature')
  })

  test('is rejected however its signature is hidden', async () => {
    const signature = '<< /Type /Sig /ByteRange [0 1 2 3] /Contents <00> >>'
    const hidden = smallPdf({ page: '/PieceInfo 6 0 R', objects: [signature] })

    expect((await catchInspectionError(admitPdf(hidden))).code).toBe('already-signed')
  })

  test('an empty signature field does not count as a signature', async () => {
    const field = '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Tenant) /Rect [10 10 90 40] >>'
    const form = { catalog: '/AcroForm << /Fields [6 0 R] >>', page: '/Annots [6 0 R]' }
    const { inspection } = await admitPdf(smallPdf({ ...form, objects: [field] }))

    expect(inspection.fields).toMatchObject([{ name: 'Tenant', type: 'signature' }])
  })
})

describe('Active content is removed and reported', () => {
  const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
  const link = (action: string) =>
    `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>]`
  const cases: [string, ActiveContentKind, SmallPdf][] = [
    ['a script on opening', 'javascript', { catalog: `/OpenAction ${script}` }],
    [
      'a script by name',
      'javascript',
      { catalog: '/Names << /JavaScript << /Names [(a) 6 0 R] >> >>', objects: [script] },
    ],
    [
      'a script deep in a tree of names',
      'javascript',
      {
        catalog: '/Names << /JavaScript << /Kids [6 0 R] >> >>',
        objects: ['<< /Names [(a) 7 0 R] >>', script],
      },
    ],
    ['a script on a link', 'javascript', { page: link(script) }],
    [
      'a script after a harmless action',
      'javascript',
      { page: link(`<< /S /GoTo /Next [${script}] >>`) },
    ],
    ['a script on an event of the page', 'javascript', { page: `/AA << /O ${script} >>` }],
    ['a script by an escaped name', 'javascript', { page: link('<< /S /Java#53cript /JS (a) >>') }],
    [
      'a script under a false type',
      'javascript',
      { page: link('<< /Type /Foo /S /JavaScript /JS (a) >>') },
    ],
    [
      'a script on a field',
      'javascript',
      {
        catalog: '/AcroForm << /Fields [6 0 R] /CO [6 0 R] >>',
        objects: [`<< /FT /Tx /T (rent) /AA << /K ${script} >> >>`],
      },
    ],
    [
      'a script in the outline',
      'javascript',
      {
        catalog: '/Outlines << /First 6 0 R /Last 6 0 R /Count 1 >>',
        objects: [`<< /Title (Lease) /A ${script} >>`],
      },
    ],
    [
      'a script that nobody seems to hold',
      'javascript',
      { page: '/PieceInfo << /X 6 0 R >>', objects: [script] },
    ],
    ['a program', 'launch', { page: link('<< /S /Launch /F (cmd.exe) >>') }],
    [
      'a form that is sent away',
      'submit',
      { page: link('<< /S /SubmitForm /F (http://x.test) >>') },
    ],
    ['data from elsewhere', 'import', { page: link('<< /S /ImportData /F (x.fdf) >>') }],
    ['another file', 'other-action', { page: link('<< /S /GoToR /F (x.pdf) >>') }],
    ['something that hides', 'other-action', { page: link('<< /S /Hide /T (rent) >>') }],
    [
      'a link that is a script',
      'unsafe-link',
      { page: link('<< /S /URI /URI (java\\nscript:a) >>') },
    ],
    ['an event', 'additional-actions', { page: '/AA << /C << /S /GoTo /D (x) >> >>' }],
    ['a video', 'media', { page: '/Annots [<< /Subtype /Movie /Rect [0 0 9 9] >>]' }],
    [
      'a form of Adobe’s own beside a plain one',
      'xfa',
      {
        catalog: '/AcroForm << /XFA [(template) 7 0 R] /Fields [6 0 R] >>',
        page: '/Annots [6 0 R]',
        objects: [
          '<< /Subtype /Widget /FT /Tx /T (rent) /Rect [0 0 9 9] >>',
          { dict: '', data: '<xdp/>' },
        ],
      },
    ],
    [
      'a file within the file',
      'embedded-file',
      {
        catalog: '/Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >>',
        objects: [
          '<< /Type /Filespec /F (virus.exe) /EF << /F 7 0 R >> >>',
          { dict: '/Type /EmbeddedFile', data: 'MZ' },
        ],
      },
    ],
    [
      'a file pinned to a page',
      'embedded-file',
      {
        page: '/Annots [<< /Subtype /FileAttachment /Rect [0 0 9 9] /FS 6 0 R >>]',
        objects: ['<< /F (virus.exe) /EF << /F 7 0 R >> >>', { dict: '', data: 'MZ' }],
      },
    ],
    [
      'rights of Adobe’s',
      'usage-rights',
      { catalog: '/Perms << /UR3 << /Type /Sig /ByteRange [0 1] /Contents <00> >> >>' },
    ],
  ]

  test.each(cases)('%s', async (_, kind, parts) => {
    const before = await inspectPdf(smallPdf(parts))
    const { pdf, inspection, warnings } = await admitPdf(smallPdf(parts))
    const left = Buffer.from(pdf).toString('latin1')

    expect(before.activeContent.map((content) => content.kind)).toContain(kind)
    expect(warnings.map(({ code }) => code)).toContain(kind)
    expect(inspection.activeContent).toEqual([])
    expect(left).not.toMatch(
      /JavaScript|\/JS|Launch|SubmitForm|ImportData|GoToR|Hide|script:|\/AA|Movie|XFA|virus|MZ|ByteRange/,
    )
    expect(left).toContain('Lease of Maria Lopez')
  })

  test('links to the web, links to pages and resources named like an event stay', async () => {
    const web = link('<< /S /URI /URI (https://example.com) >>')
    const { pdf, warnings } = await admitPdf(
      smallPdf({
        catalog: '/OpenAction [3 0 R /Fit]',
        page: `${web} /Resources << /Font << /F1 5 0 R /AA 5 0 R >> >>`,
      }),
    )

    expect(warnings).toEqual([])
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/example\.com[^]*\/AA|\/AA[^]*example\.com/)
  })

  test('a warning names the page and the file', async () => {
    const page =
      '/Annots [<< /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /F (pay.xls) /EF << >> >> >>]'
    const { warnings } = await admitPdf(smallPdf({ page }))

    expect(warnings).toEqual([
      {
        code: 'embedded-file',
        message:
          'Embedded files on page 1 (pay.xls) cannot be part of a signed document and were removed.',
      },
    ])
  })

  test('an XFA form that only Adobe displays is rejected', async () => {
    const catalog = '/NeedsRendering true /AcroForm << /XFA 6 0 R /Fields [] >>'
    const file = smallPdf({ catalog, objects: [{ dict: '', data: '<xdp/>' }] })

    expect((await catchInspectionError(admitPdf(file))).code).toBe('adobe-only-form')
  })
})

test('an admitted file has one revision: contents of an earlier one are gone', async () => {
  const pdf = await PDF.load(await createPlainPdf('Rent 900'))
  pdf.setTitle('Rent 1200')
  const twice = await pdf.save({ incremental: true })
  expect(Buffer.from(twice).toString('latin1')).toContain('(Rent 900)')

  const admitted = await admitPdf(twice)
  const text = Buffer.from(admitted.pdf).toString('latin1')
  expect(text).not.toContain('(Rent 900)')
  expect(text.match(/%%EOF/g)).toHaveLength(1)
  expect(checkStructure(admitted.pdf)).toContain('No syntax or stream encoding errors')
  expect(Buffer.compare((await admitPdf(twice)).pdf, admitted.pdf)).toBe(0)
})
