import { readFileSync, statSync } from 'node:fs'
import type { Association } from '../kernel/ports.ts'
import { ConfigError } from './config-error.ts'
import type { Config } from './config.ts'

const maxLogoBytes = 200 * 1024
const maxLogoSide = 4000
const pngSignature = '89504e470d0a1a0a'

/** With its logo. Throws `ConfigError` for one that cannot be shown. */
export function readAssociation(association: Config['association']): Association | undefined {
  if (!association) {
    return undefined
  }
  const { name, color, logoFile } = association

  return { name, color, logo: logoFile ? readLogo(logoFile) : undefined }
}

function readLogo(file: string): NonNullable<Association['logo']> {
  const bytes = readBytes(file)
  if (bytes.subarray(0, 8).toString('hex') === pngSignature) {
    return checkSize(file, bytes)
  }
  const text = bytes.toString('utf8')
  if (!/<svg[\s>]/i.test(text)) {
    throw refused(`${file} is neither a PNG nor an SVG file.`)
  }
  if (isActive(text)) {
    throw refused(
      `${file} has scripts or addresses of other files. Save it as a plain SVG, or as a PNG.`,
    )
  }

  return { mediaType: 'image/svg+xml', bytes }
}

function readBytes(file: string): Buffer {
  const bytes = statSync(file, { throwIfNoEntry: false })?.size
  if (bytes === undefined || bytes > maxLogoBytes) {
    throw refused(
      bytes === undefined
        ? `${file} cannot be read.`
        : `${file} has more than 200 KB. Save it smaller.`,
    )
  }
  try {
    return readFileSync(file)
  } catch {
    throw refused(`${file} cannot be read.`)
  }
}

/** The sides stand in the first chunk, IHDR (PNG specification, 11.2.1). */
function checkSize(file: string, bytes: Buffer): NonNullable<Association['logo']> {
  const sides = bytes.length < 24 ? [0] : [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  if (sides.some((side) => side === 0 || side > maxLogoSide)) {
    throw refused(`${file} is damaged, or wider or higher than ${maxLogoSide} pixels.`)
  }

  return { mediaType: 'image/png', bytes }
}

const active =
  /<!entity|<\?xml-stylesheet|<[\w:]*(script|foreignobject)\b|[\s"'/]on\w+\s*=|@import/i
const references = /(?:\b(?:href|src)\s*=\s*["']?|url\(\s*["']?)\s*([^"')\s>]*)/gi

/** A part of itself, and a picture in it, are no other files. */
function isActive(svg: string): boolean {
  const addresses = [...svg.matchAll(references)].map(([, address = '']) => address)

  return (
    active.test(svg) ||
    addresses.some((address) => !/^(#|data:image\/(png|jpeg)[;,])/i.test(address))
  )
}

function refused(reason: string): ConfigError {
  return new ConfigError(`ASSOCIATION_LOGO: ${reason}`)
}
