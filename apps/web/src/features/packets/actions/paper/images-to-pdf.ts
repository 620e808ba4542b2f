/** A JPEG of one page. */
export interface PageImage {
  jpeg: Uint8Array
  width: number
  height: number
}

const letter = { width: 612, height: 792 }

/** A PDF with one image on each page, in US Letter, turned as the image is (ISO 32000-1, 7.5). */
export function imagesToPdf(images: readonly PageImage[]): Blob {
  const writer = createWriter()
  const pageRef = (index: number) => 3 + index * 3
  const kids = images.map((_, index) => `${pageRef(index)} 0 R`).join(' ')

  writer.object('<< /Type /Catalog /Pages 2 0 R >>')
  writer.object(`<< /Type /Pages /Kids [${kids}] /Count ${images.length} >>`)
  images.forEach((image, index) => {
    const [content, picture] = [pageRef(index) + 1, pageRef(index) + 2]
    const { page, box } = fit(image)
    writer.object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents ${content} 0 R ` +
        `/Resources << /XObject << /Scan ${picture} 0 R >> >> >>`,
    )
    writer.stream(
      '',
      encode(`q ${box.width} 0 0 ${box.height} ${box.left} ${box.bottom} cm /Scan Do Q`),
    )
    writer.stream(
      `/Type /XObject /Subtype /Image /Width ${image.width} /Height ${image.height} ` +
        '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
      image.jpeg,
    )
  })

  return writer.end()
}

/** The page and the place of its image, in points. */
function fit({ width, height }: PageImage) {
  const page = width > height ? { width: letter.height, height: letter.width } : letter
  const scale = Math.min(page.width / width, page.height / height)
  const box = { width: round(width * scale), height: round(height * scale) }

  return {
    page,
    box: {
      ...box,
      left: round((page.width - box.width) / 2),
      bottom: round((page.height - box.height) / 2),
    },
  }
}

function createWriter() {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const offsets: number[] = []
  let length = 0

  function write(bytes: Uint8Array) {
    parts.push(new Uint8Array(bytes))
    length += bytes.length
  }
  function begin() {
    offsets.push(length)
    write(encode(`${offsets.length} 0 obj\n`))
  }
  write(encode('%PDF-1.7\n'))

  return {
    object(body: string) {
      begin()
      write(encode(`${body}\nendobj\n`))
    },
    stream(entries: string, bytes: Uint8Array) {
      begin()
      write(encode(`<< ${entries} /Length ${bytes.length} >>\nstream\n`))
      write(bytes)
      write(encode('\nendstream\nendobj\n'))
    },
    end(): Blob {
      const size = offsets.length + 1
      const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
      const start = length
      write(encode(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`))
      write(encode(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`))
      return new Blob(parts, { type: 'application/pdf' })
    },
  }
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function round(points: number): number {
  return Math.round(points * 100) / 100
}
