import { PDF } from '@libpdf/core'
import { setFooterBaseline } from '@countersign/pdf/document/page-footer'

/** The text of a scanned page has no positions, so the lowest baseline is the safest. */
const scanFooterBaseline = 12

export async function openScan(bytes: Uint8Array): Promise<PDF> {
  const scan = await PDF.load(bytes)
  scan.getPages().forEach((page) => setFooterBaseline(page, scanFooterBaseline))
  return scan
}
