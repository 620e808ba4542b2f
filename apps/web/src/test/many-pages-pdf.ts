/** A PDF of US Letter pages that read "This is page 1", "This is page 2"… */
export function manyPagesPdf(count: number): Blob {
  const numbers = Array.from({ length: count }, (_, index) => index)
  const kids = numbers.map((index) => `${4 + 2 * index} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...numbers.flatMap((index) => {
      const content = `BT /F1 18 Tf 72 700 Td (This is page ${index + 1}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]

  return new Blob([write(objects)], { type: 'application/pdf' })
}

function write(objects: readonly string[]): string {
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = String(file.length).padStart(10, '0')
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${offset} 00000 n \n`
  })
  const size = objects.length + 1

  return (
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}` +
    `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  )
}
