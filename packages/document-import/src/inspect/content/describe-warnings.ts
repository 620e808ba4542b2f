import type {
  ActiveContent,
  ActiveContentKind,
  Encryption,
  InspectedFont,
  InspectedSignature,
  InspectionWarning,
} from '../inspection.ts'
import { formatList } from './format-list.ts'

export interface Observations {
  encryption: Encryption
  repaired: boolean
  junk: number
  irregular: boolean
  missing: number
  damagedPages: number[]
  invalidPages: number[]
  /** Names of layers of which something was removed. */
  layers: string[]
  activeContent: ActiveContent[]
  fonts: InspectedFont[]
  signatures: InspectedSignature[]
}

export function describeWarnings(observations: Observations): InspectionWarning[] {
  const kinds = [...new Set(observations.activeContent.map(({ kind }) => kind))]
  return [
    ...describeFileWarnings(observations),
    ...kinds.map((kind) => describeActiveContent(kind, observations.activeContent)),
    ...describeDisplayWarnings(observations),
  ]
}

function describeFileWarnings(observations: Observations): InspectionWarning[] {
  const warnings: InspectionWarning[] = []
  if (observations.signatures.length > 0) {
    const message = 'The file is already signed. Any change breaks that signature.'
    warnings.push({ code: 'signed', message })
  }
  if (observations.encryption.kind !== 'none') {
    const message = 'The file is password-protected. A copy without the password is used.'
    warnings.push({ code: 'encryption', message })
  }
  if (observations.repaired) {
    const message = 'The file was damaged and has been repaired. Check every page.'
    warnings.push({ code: 'repaired', message })
  }
  if (observations.junk > 0) {
    const message = 'Data before the start of the document was removed.'
    warnings.push({ code: 'junk-before-header', message })
  }
  if (observations.irregular) {
    const message = 'The page list had errors. Check that every page appears once.'
    warnings.push({ code: 'page-tree', message })
  }
  return warnings
}

function describeDisplayWarnings(observations: Observations): InspectionWarning[] {
  const warnings: InspectionWarning[] = []
  if (observations.missing > 0) {
    const message = 'Part of the file, such as an image or a font, is missing. Check every page.'
    warnings.push({ code: 'damaged-part', message })
  }
  if (observations.damagedPages.length > 0) {
    const message = `Part of the content of page ${formatList(observations.damagedPages)} cannot be read, so text or lines may be missing there. Compare it with the original.`
    warnings.push({ code: 'damaged-content', message })
  }
  if (observations.invalidPages.length > 0) {
    const message = `The size or rotation of page ${formatList(observations.invalidPages)} is not valid. It is displayed as in most PDF readers.`
    warnings.push({ code: 'page-box', message })
  }
  if (observations.layers.length > 0) {
    const names = formatList(observations.layers.map((name) => `“${name}”`))
    const message = `Layers that are switched off were removed from the pages: ${names}.`
    warnings.push({ code: 'layers', message })
  }
  const missing = observations.fonts.filter(({ embedded, standard }) => !embedded && !standard)
  if (missing.length > 0) {
    const names = formatList(missing.map(({ name }) => name))
    const message = `Some fonts are not embedded (${names}). The file may look different on other devices.`
    warnings.push({ code: 'fonts-not-embedded', message })
  }
  return warnings
}

const contentNames: Record<ActiveContentKind, string> = {
  javascript: 'Scripts',
  launch: 'Actions that start a program',
  submit: 'Actions that submit the form',
  import: 'Actions that import data',
  'other-action': 'Actions that show, hide or open something else',
  'additional-actions': 'Automatic actions',
  'unsafe-link': 'Links to something other than a web page',
  xfa: 'XFA forms',
  'embedded-file': 'Embedded files',
  media: 'Sound, video or 3D',
  'usage-rights': 'Adobe usage rights',
}

function describeActiveContent(kind: ActiveContentKind, all: ActiveContent[]): InspectionWarning {
  const same = all.filter((each) => each.kind === kind)
  const pages = [...new Set(same.flatMap(({ page }) => page ?? []))]
  const names = [...new Set(same.flatMap(({ name }) => name ?? []))]
  const location = pages.length > 0 ? ` on page ${formatList(pages)}` : ''
  const nameList = names.length > 0 ? ` (${formatList(names)})` : ''
  const message = `${contentNames[kind]}${location}${nameList} cannot be part of a signed document and were removed.`
  return { code: kind, message }
}
