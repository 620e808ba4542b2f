import { writePdf } from './garage-lease.ts'

const font = '/DA (/F1 11 Tf 0 g)'
const texts = [
  [18, 72, 700, 'Pets and parking'],
  [11, 72, 664, 'Parking'],
  [11, 72, 624, 'Pets'],
  [11, 164, 624, 'Allowed'],
  [11, 264, 624, 'Not allowed'],
  [11, 72, 584, 'Name of the pet'],
  [11, 72, 104, 'Signature of the tenant'],
] as const

const button = (left: number, state: string) =>
  `<< /Type /Annot /Subtype /Widget /Parent 7 0 R /F 4 /P 3 0 R /Rect [${left} 622 ${left + 12} 634] /AP << /N << /${state} 11 0 R /Off 11 0 R >> >> >>`
const widget = (type: string, name: string, box: string) =>
  `<< /Type /Annot /Subtype /Widget ${type} /T (${name}) /F 4 /P 3 0 R /Rect [${box}] ${font} >>`

/** A landlord's own PDF with a dropdown, a group of two buttons, a text and a signature. */
export function petForm(): Buffer {
  const content = texts
    .map(([size, x, y, text]) => `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`)
    .join('\n')
  const widgets = '6 0 R 8 0 R 9 0 R 10 0 R 12 0 R'

  return writePdf([
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [6 0 R 7 0 R 10 0 R 12 0 R] ${font} /DR << /Font << /F1 5 0 R >> >> >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Annots [${widgets}] /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    widget(
      '/FT /Ch /Ff 131072 /Opt [(Choose one) (Garage) (Street) (None)]',
      'Parking',
      '164 660 344 678',
    ),
    '<< /FT /Btn /Ff 49152 /T (Pets) /Kids [8 0 R 9 0 R] >>',
    button(146, 'Choice1'),
    button(246, 'Choice2'),
    widget('/FT /Tx /Ff 2', 'Name of the pet', '164 580 344 598'),
    '<< /Type /XObject /Subtype /Form /BBox [0 0 12 12] /Length 0 >>\nstream\n\nendstream',
    widget('/FT /Tx', 'Tenant Signature', '72 120 292 156'),
  ])
}
