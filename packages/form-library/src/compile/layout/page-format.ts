export const colors = {
  text: '#1c1b19',
  soft: '#5c5850',
  line: '#8d877c',
  faint: '#cfc9be',
} as const

export type FontName = 'serif' | 'serifBold' | 'serifItalic' | 'sans' | 'sansBold'

export interface TextStyle {
  font: FontName
  /** The font of `**bold**` runs. */
  bold: FontName
  size: number
  /** Distance from baseline to baseline. */
  leading: number
  color: string
}

type StyleName =
  | 'title'
  | 'subtitle'
  | 'eyebrow'
  | 'section'
  | 'body'
  | 'statutory'
  | 'note'
  | 'number'
  | 'label'
  | 'choice'
  | 'columnHead'
  | 'tableTitle'
  | 'running'

/** Page size, margins and text styles. Lengths are in units, from the top left of the page. */
export interface PageFormat {
  print: Print
  /** Points per unit. Large print is laid out on a small page that is scaled up to US Letter. */
  scale: number
  width: number
  height: number
  left: number
  right: number
  /** Where text starts on the first page, and on all others (`top`). */
  firstTop: number
  top: number
  /** Where text ends. Below it is the footer; the last 54 points stay free for the page number. */
  bottom: number
  footLine: number
  runningHead: number
  /** Width of the margin for clause numbers; texts and fields start to the right of it. */
  hanging: number
  styles: Record<StyleName, TextStyle>
}

/** Body text of 10 or of 18 points. */
export type Print = 'standard' | 'large'

/** One unit is one point. */
const standard: PageFormat = {
  print: 'standard',
  scale: 1,
  width: 612,
  height: 792,
  left: 54,
  right: 558,
  firstTop: 48,
  top: 64,
  bottom: 720,
  footLine: 732,
  runningHead: 42,
  hanging: 30,
  styles: {
    title: style('serifBold', 'serifBold', 20, 24, colors.text),
    subtitle: style('serifItalic', 'serifBold', 10.5, 13.5, colors.soft),
    eyebrow: style('sansBold', 'sansBold', 8, 11, colors.soft),
    section: style('serifBold', 'serifBold', 12, 15, colors.text),
    body: style('serif', 'serifBold', 10, 13.2, colors.text),
    statutory: style('serif', 'serifBold', 10.5, 14, colors.text),
    note: style('sans', 'sansBold', 8.5, 11, colors.soft),
    number: style('sansBold', 'sansBold', 8.5, 13.2, colors.soft),
    label: style('sans', 'sansBold', 8, 10, colors.soft),
    choice: style('sans', 'sansBold', 9, 12, colors.text),
    columnHead: style('sansBold', 'sansBold', 7.8, 9.5, colors.soft),
    tableTitle: style('sansBold', 'sansBold', 8.8, 12, colors.text),
    running: style('sans', 'sansBold', 7.5, 10, colors.soft),
  },
}

/** One unit is 1.8 points: no text is smaller than 10 units, which are 18 points. */
const large: PageFormat = {
  print: 'large',
  scale: 1.8,
  width: 340,
  height: 440,
  left: 30,
  right: 310,
  firstTop: 30,
  top: 44,
  bottom: 392,
  footLine: 404,
  runningHead: 28,
  hanging: 26,
  styles: {
    title: style('serifBold', 'serifBold', 16, 19, colors.text),
    subtitle: style('serifItalic', 'serifBold', 11, 14, colors.text),
    eyebrow: style('sansBold', 'sansBold', 10, 12, colors.text),
    section: style('serifBold', 'serifBold', 12, 15, colors.text),
    body: style('serif', 'serifBold', 10, 14, colors.text),
    statutory: style('serif', 'serifBold', 10.5, 15, colors.text),
    note: style('sans', 'sansBold', 10, 13, colors.text),
    number: style('sansBold', 'sansBold', 10, 14, colors.text),
    label: style('sans', 'sansBold', 10, 12, colors.text),
    choice: style('sans', 'sansBold', 10, 13, colors.text),
    columnHead: style('sansBold', 'sansBold', 10, 12, colors.text),
    tableTitle: style('sansBold', 'sansBold', 10.5, 13, colors.text),
    running: style('sans', 'sansBold', 10, 12, colors.text),
  },
}

export const pageFormats: Record<Print, PageFormat> = { standard, large }

export interface Column {
  x: number
  width: number
  format: PageFormat
}

function style(
  font: FontName,
  bold: FontName,
  size: number,
  leading: number,
  color: string,
): TextStyle {
  return { font, bold, size, leading, color }
}

export interface LayoutOptions {
  format: PageFormat
  /** One signer per row, two side by side, or stacked on a narrow page. */
  signers: 'rows' | 'sideBySide' | 'stacked'
  /** `split` allows page breaks within short tables and within groups of fields or signers. */
  groups: 'whole' | 'split'
}

export function listSignerLayouts({ print }: PageFormat): readonly LayoutOptions['signers'][] {
  return print === 'large' ? ['stacked'] : ['rows', 'sideBySide']
}
