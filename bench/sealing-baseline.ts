import type { Template } from '@countersign/pdf/template'
import type { SealingIdentity } from '@countersign/seal/sealing/keys/sealing-identity'
import { CryptoKeySigner, PDF } from '@libpdf/core'

/**
 * The PDF library by itself: loads the form, writes a line on each page, flattens and signs. It fills
 * nothing in, keeps no tags, embeds no font and makes no certificate page.
 */
export async function createBaseline(identity: SealingIdentity) {
  const signer = await createSigner(identity)

  return async ({ pdf: bytes }: Pick<Template, 'pdf'>): Promise<void> => {
    const pdf = await PDF.load(bytes)
    for (const page of pdf.getPages()) {
      page.drawText(`Page ${page.index + 1}`, { x: 280, y: 30, size: 8 })
    }
    pdf.getForm()?.flatten()
    await pdf.sign({ signer })
  }
}

async function createSigner({ privateKey, certificate, chain }: SealingIdentity) {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const bytes = new Uint8Array(privateKey)
  const key = await crypto.subtle.importKey('pkcs8', bytes, algorithm, false, ['sign'])
  return new CryptoKeySigner(key, certificate, 'EC', 'ECDSA', chain)
}
