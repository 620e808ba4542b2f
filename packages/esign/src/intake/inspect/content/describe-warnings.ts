import type {
  ActiveContent,
  ActiveContentKind,
  Encryption,
  InspectedFont,
  InspectedSignature,
  InspectionWarning,
} from '../inspection.ts'

export interface Observations {
  encryption: Encryption
  repaired: boolean
  junk: number
  irregular: boolean
  lostParts: number
  oddPages: number[]
  layers: boolean
  activeContent: ActiveContent[]
  fonts: InspectedFont[]
  signatures: InspectedSignature[]
}

export function describeWarnings(seen: Observations): InspectionWarning[] {
  const kinds = [...new Set(seen.activeContent.map(({ kind }) => kind))]
  return [
    ...describeFileWarnings(seen),
    ...kinds.map((kind) => describeActiveContent(kind, seen.activeContent)),
    ...describeDisplayWarnings(seen),
  ]
}

function describeFileWarnings(seen: Observations): InspectionWarning[] {
  const warnings: InspectionWarning[] = []
  if (seen.signatures.length > 0) {
    const message = 'The file has been signed already. Any change to it breaks that signature.'
    warnings.push({ code: 'signed', message })
  }
  if (seen.encryption.kind !== 'none') {
    const message = 'The file is protected by a password. A copy without it is used.'
    warnings.push({ code: 'encryption', message })
  }
  if (seen.repaired) {
    const message = 'The file was damaged and has been repaired. Look through every page of it.'
    warnings.push({ code: 'repaired', message })
  }
  if (seen.junk > 0) {
    const message = 'Something that is not part of the document stood before it and was cut off.'
    warnings.push({ code: 'junk-before-header', message })
  }
  if (seen.irregular) {
    const message = 'The list of pages was not in order. Look whether every page is there once.'
    warnings.push({ code: 'page-tree', message })
  }
  return warnings
}

function describeDisplayWarnings(seen: Observations): InspectionWarning[] {
  const warnings: InspectionWarning[] = []
  if (seen.lostParts > 0) {
    const message =
      'Some part of the file, such as a picture or a font, is missing or damaged. Look through its pages.'
    warnings.push({ code: 'damaged-part', message })
  }
  if (seen.oddPages.length > 0) {
    const message = `The size or rotation of page ${formatList(seen.oddPages)} makes no sense. It is shown as most readers do.`
    warnings.push({ code: 'page-box', message })
  }
  if (seen.layers) {
    const message = 'The file has layers that can be shown and hidden. Look whether all text shows.'
    warnings.push({ code: 'layers', message })
  }
  const missing = seen.fonts.filter(({ embedded, standard }) => !embedded && !standard)
  if (missing.length > 0) {
    const names = formatList(missing.map(({ name }) => name))
    const message = `The file does not hold its fonts (${names}). It may look different elsewhere.`
    warnings.push({ code: 'fonts-not-embedded', message })
  }
  return warnings
}

const contentNames: Record<ActiveContentKind, string> = {
  javascript: 'Scripts',
  launch: 'Actions that start a program',
  submit: 'Actions that send the form somewhere',
  import: 'Actions that bring in data from elsewhere',
  'other-action': 'Actions that show, hide or open something else',
  'additional-actions': 'Actions that run by themselves',
  'unsafe-link': 'Links that do not lead to the web',
  xfa: 'A second form in Adobe’s XFA',
  'embedded-file': 'Files inside of the file',
  media: 'Sound, video or 3D',
  'usage-rights': 'Rights that Adobe’s programs check',
}

function describeActiveContent(kind: ActiveContentKind, all: ActiveContent[]): InspectionWarning {
  const same = all.filter((each) => each.kind === kind)
  const pages = [...new Set(same.flatMap(({ page }) => page ?? []))]
  const names = [...new Set(same.flatMap(({ name }) => name ?? []))]
  const where = pages.length > 0 ? ` on page ${formatList(pages)}` : ''
  const what = names.length > 0 ? ` (${formatList(names)})` : ''
  const message = `${contentNames[kind]}${where}${what} cannot be part of a signed document and are left out.`
  return { code: kind, message }
}

const maxListed = 5

/** "1, 2 and 3", and after a few of them how many more. */
function formatList(items: (string | number)[]): string {
  const shown = items.slice(0, maxListed).map(String)
  const more = items.length - shown.length
  const all = more > 0 ? [...shown, `${more} more`] : shown
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? '')
}
